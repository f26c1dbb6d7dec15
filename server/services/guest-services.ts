import type { Config } from '../config/config.ts';
import type { Log } from '../http/log.ts';
import type { GuestCrm } from '../rewards-club/ports/guest-crm.ts';
import type { Services } from './create-services.ts';

/** The services behind the commands on one guest's data. */
export interface GuestServices extends Services {
  readonly crm: GuestCrm;
}

/** @throws {StartupError} if the database cannot be opened or is newer than this version */
export type OpenGuestServices = (config: Config, log: Log) => Promise<GuestServices>;
