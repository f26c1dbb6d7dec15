import type { OpenServices } from '../start/services-part.ts';

/** Stands in place of `server/club/open-services.ts` on a site without a club and without forms. */
export const openServices: OpenServices | undefined = undefined;
