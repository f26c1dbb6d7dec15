import type { OpenGuestServices } from '../services/guest-services.ts';
import { openClubServices } from './open-club-services.ts';

/** Opens the services for the commands on one guest's data; undefined on a site that stores none. */
export const openGuestServices: OpenGuestServices | undefined = openClubServices;
