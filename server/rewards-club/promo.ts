import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';

/** How long a promo value is good for, in seconds: long enough to reach the booking engine. */
export const promoSeconds = 15 * 60;

/** A signed value that tells the booking engine that a member is booking: `<user id>.<expiry in seconds>.<signature>`. */
export function createPromo({ secrets, clock }: Club, { member }: GuestSession): string | undefined {
  if (member === undefined) return undefined;
  const text = `${member.id}.${Math.floor(clock.now() / 1000) + promoSeconds}`;
  return `${text}.${secrets.hash('promo', text)}`;
}
