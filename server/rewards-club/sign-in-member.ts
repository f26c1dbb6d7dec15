import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { enqueue } from './outbox-entries.ts';
import type { Member } from './ports/member-store.ts';
import type { Store } from './ports/store.ts';

/** The most sessions of an account; the oldest ends when another begins. */
const mostSessions = 20;

/**
 * Signs a member in under a new session id. A missing contact of the CRM is created later.
 * @param emailKey of the account
 * @param admit finds the member in the transaction that adds the session, and checks again what the guest has proven
 * @returns undefined if `admit` does
 */
export function signInMember(
  { store }: Club,
  session: GuestSession,
  emailKey: string,
  isGoogle: boolean,
  admit: (within: Store) => Promise<Member | undefined>,
): Promise<Member | undefined> {
  return session.signIn(isGoogle, (begun, former) =>
    store.accountTransaction(emailKey, async (within) => {
      const member = await admit(within);
      if (member === undefined) return undefined;
      if (former !== undefined) await within.sessions.remove(former);
      const open = await within.sessions.listOfMember(member.id);
      for (const { hash } of open.slice(0, Math.max(0, open.length - mostSessions + 1)))
        await within.sessions.remove(hash);
      await within.sessions.add({ ...begun, memberId: member.id });
      const { id: memberId, email } = member;
      if (member.recordId === null)
        await enqueue(within.outbox, 'record-id', { emailKey, email, memberId }, begun.createdAt);
      return member;
    }),
  );
}
