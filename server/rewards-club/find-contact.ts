import { askCrm } from './ask-crm.ts';
import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { CrmRefused } from './ports/crm-refused.ts';
import { requirePinned } from './require-pinned.ts';

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
