import type { GuestCrm } from '../rewards-club/ports/guest-crm.ts';
import type { Services } from './create-services.ts';

/** The services behind the commands on one guest's data. */
export interface GuestServices extends Services {
  readonly crm: GuestCrm;
}
