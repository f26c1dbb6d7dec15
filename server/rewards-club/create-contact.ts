import { askCrm } from './ask-crm.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
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
    const { vid } = await askCrm(club.crm, (crm) => crm.createContact(email));
    return { vid };
  } catch (thrown) {
    if (thrown instanceof CrmRefused) return refuse('InvalidEmail');
    throw thrown;
  }
}
