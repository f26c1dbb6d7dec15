import type { Config } from '../config/config.ts';
import type { Log } from '../http/log.ts';
import type { GuestServices } from './guest-services.ts';
import { openFormServices } from './open-form-services.ts';
import { hasClub, hasForms } from './site-parts.ts';

/**
 * Opens the services for the commands on one guest's data; undefined on a site that stores none.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export const openGuestServices = hasClub ? openWithClub : hasForms ? openFormServices : undefined;

async function openWithClub(config: Config, log: Log): Promise<GuestServices> {
  const { openClubServices } = await import('../club/open-club-services.ts');
  return openClubServices(config, log);
}
