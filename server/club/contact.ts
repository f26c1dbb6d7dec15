import { emailKeyOf } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import { consumeFirst } from '../core/limits.ts';
import { CrmRefused } from '../core/ports/crm.ts';
import type { Flow } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { askCrm, type Club, type GuestSession, type Refusal, refuse, requirePinned } from './club.ts';
import { checkFirstEmail } from './form-rules.ts';

/** Reports whether an e-mail has an account. Pins the e-mail to the session either way. */
export async function emailExists(
  club: Club,
  session: GuestSession,
  { email }: { readonly email: string },
): Promise<{ readonly success: true } | Refusal> {
  await club.limits.consume(limitsOf('email-exists', session));
  const problem = checkFirstEmail(email);
  if (problem !== undefined) return refuse(problem);
  const emailKey = emailKeyOf(email);
  session.pin(emailKey);
  const member = await club.store.members.findByEmail(emailKey);
  return member === undefined ? refuse() : { success: true };
}

/** The id of the contact with this e-mail; the session must have named the e-mail before. */
export async function findContact(
  club: Club,
  session: GuestSession,
  email: string,
): Promise<{ vid: string } | { error: 'NotFound' }> {
  requirePinned(session, email);
  await club.limits.consume(limitsOf('contact', session));
  const contact = await askCrm(club.crm, (crm) => crm.findContact(email)).catch((thrown: unknown) => {
    // The CRM has no contact for an e-mail that it cannot store.
    if (thrown instanceof CrmRefused) return undefined;
    throw thrown;
  });
  return contact === undefined ? { error: 'NotFound' } : { vid: contact.vid };
}

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
 * Creates a contact without requiring a pinned e-mail, or finds the existing one. Both count against the limits.
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

/**
 * Links an account to its new contact after the old contact was lost. The caller has just verified the e-mail of
 * both.
 */
export async function adoptContact(store: Store, { emailKey, contactId, purpose }: Flow): Promise<void> {
  if (purpose !== 'registration' || contactId === null) return;
  const member = await store.members.findByEmail(emailKey);
  if (member === undefined || member.recordId === contactId) return;
  await store.members.setRecordId(member.id, contactId);
}
