import type { OpenGuestServices } from '../services/guest-services.ts';
import { openFormServices } from './open-form-services.ts';

/** Stands in place of `server/club/open-guest-services.ts` on a site with forms on pages and without a club. */
export const openGuestServices: OpenGuestServices | undefined = openFormServices;
