import type { Club, GuestSession } from './club.ts';

/** Lifetime of a promo value in seconds: long enough to reach the booking engine. */
export const promoSeconds = 15 * 60;

/** A signed proof of membership for the booking engine: `<user id>.<expiry in seconds>.<signature>`. */
export function createPromo({ secrets, clock }: Club, { member }: GuestSession): string | undefined {
  if (member === undefined) return undefined;
  const text = `${member.id}.${Math.floor(clock.now() / 1000) + promoSeconds}`;
  return `${text}.${secrets.hash('promo', text)}`;
}
