import type { OpenGuestServices } from '../services/guest-services.ts';

/** Stands in place of `server/club/open-guest-services.ts` on a site without a club and without forms. */
export const openGuestServices: OpenGuestServices | undefined = undefined;
