/** Stands in place of `app/club/script.ts` on a site without a club. */
export function enhanceClub(): void {}
