import { type Club, refuse } from '../../rewards-club/club.ts';
import { createPromo, promoSeconds } from '../../rewards-club/promo.ts';
import type { ApiHandlers } from '../api-context.ts';

/** Handlers for the cookies. */
export function createSessionHandlers(club: Club) {
  return {
    async refreshCookie({ session }) {
      session.showUser();
      return { success: true };
    },
    async setPromoCookie({ session, cookies, response }) {
      const promo = createPromo(club, session);
      if (promo === undefined) return refuse();
      cookies.setPromo(response, promo, promoSeconds);
      return { success: true };
    },
    async logout({ session }) {
      await session.signOut();
      return { success: true };
    },
  } satisfies Partial<ApiHandlers>;
}
