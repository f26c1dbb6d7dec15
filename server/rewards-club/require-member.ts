import { ApiError } from './api-error.ts';
import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { minute } from './limits.ts';
import type { Member } from './ports/member-store.ts';

/**
 * Requires that somebody is signed in.
 * @throws {ApiError} 403
 */
export function requireMember({ member }: GuestSession): Member {
  if (member === undefined) throw new ApiError('NotMember');
  return member;
}

/**
 * Requires that somebody is signed in who has not asked too often.
 * @throws {ApiError} 403, 429
 */
export async function admitMember({ limits }: Pick<Club, 'limits'>, session: GuestSession): Promise<Member> {
  const member = requireMember(session);
  await limits.consume(limitsOf('member', session, member.emailKey));
  return member;
}

/** How long after the log-in the ways into an account may be changed, in milliseconds. */
const longestWait = 15 * minute;

/**
 * Whether the member has logged in within the last 15 minutes. An open session on an unlocked computer is not enough to add
 * a way into the account or to remove one.
 */
export function isJustLoggedIn({ clock }: Pick<Club, 'clock'>, { loggedInAt }: GuestSession): boolean {
  return clock.now() - loggedInAt <= longestWait;
}
