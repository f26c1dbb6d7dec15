import type { OpenClub } from '../start/club-part.ts';

/** Stands in place of `server/club/open-club.ts` on a site without a club. */
export const openClub: OpenClub | undefined = undefined;
