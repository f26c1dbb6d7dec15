import type { ClubParts } from '../components/shell/club-parts.ts';

/** Stands in place of `app/club/pages.ts` on a site without a club. */
export const club: ClubParts | undefined = undefined;
