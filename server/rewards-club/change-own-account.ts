import { ApiError } from './api-error.ts';
import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import type { Member } from './ports/member-store.ts';
import type { Store } from './ports/store.ts';
import { requireMember } from './require-member.ts';

/**
 * Runs `work` in a transaction of the signed-in member's account, if the session is still open in it: it may have ended
 * since the request began.
 * @throws {ApiError} 403 if nobody is signed in, or the session or the account has ended meanwhile
 */
export function changeOwnAccount<T>(
  { store, clock }: Pick<Club, 'store' | 'clock'>,
  session: GuestSession,
  work: (within: Store, member: Member) => Promise<T>,
): Promise<T> {
  const { id, emailKey } = requireMember(session);
  return store.accountTransaction(emailKey, async (within) => {
    const open = await within.sessions.find(session.sessionHash, clock.now());
    const member = open?.memberId === id ? await within.members.find(id) : undefined;
    if (member === undefined) throw new ApiError('NotMember');
    return work(within, member);
  });
}
