import { type Club, refuse } from '../../rewards-club/club.ts';
import { createPromo, promoSeconds } from '../../rewards-club/promo.ts';
import type { ApiHandlers } from './api-handlers.ts';

/** Handlers of the cookies. */
export function createSessionHandlers(club: Club) {
  return {
    async refreshCookie({ visit }) {
      visit.showUser();
      return { success: true };
    },
    async setPromoCookie({ visit, cookies, response }) {
      const promo = createPromo(club, visit);
      if (promo === undefined) return refuse();
      cookies.setPromo(response, promo, promoSeconds);
      return { success: true };
    },
    async logout({ visit, cookies, response }) {
      await visit.signOut();
      cookies.clearPromo(response);
      return { success: true };
    },
  } satisfies Partial<ApiHandlers>;
}
