import { askCrm } from './ask-crm.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { consumeFirst } from './limits.ts';
import { CrmRefused } from './ports/crm-refused.ts';
import { requirePinned } from './require-pinned.ts';

/** Creates a contact for this e-mail or returns the existing one; the session must have named the e-mail before. */
export async function createContact(
  club: Club,
  session: GuestSession,
  email: string,
): Promise<{ vid: string } | Refusal> {
  requirePinned(session, email);
  await club.limits.consume(limitsOf('contact', session));
  try {
    return { vid: await addContact(club, session, email) };
  } catch (thrown) {
    if (thrown instanceof CrmRefused) return refuse('InvalidEmail');
    throw thrown;
  }
}

/**
 * Creates a contact for whoever asks, or finds the existing one; both count.
 * @returns its id
 * @throws {ApiError} 429, 503 `CrmUnavailable`
 */
export async function addContact(
  { crm, limits }: Club,
  session: GuestSession,
  email: string,
): Promise<string> {
  const own = limitsOf('contact-creation', session);
  const counted = await consumeFirst(limits, [
    [...own, ...limitsOf('contact-creation-first', session)],
    [...own, ...limitsOf('contact-creation-later', session)],
  ]);
  try {
    return (await askCrm(crm, (port) => port.createContact(email))).vid;
  } catch (thrown) {
    await limits.refund(counted);
    throw thrown;
  }
}
