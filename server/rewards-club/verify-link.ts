import { randomUUID } from 'node:crypto';
import { adoptContact } from './adopt-contact.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';

/** The contact whose mailbox the link has verified. */
export interface LinkProof {
  readonly success: true;
  readonly email: string;
  readonly recordId: string;
}

/**
 * Verifies the session that presents the link, never the one that requested it: that one may belong to an attacker who
 * waits for the owner of the mailbox to open the link.
 */
export async function verifyLink(
  { store, limits, secrets, clock }: Club,
  session: GuestSession,
  { token }: { readonly token: string },
): Promise<LinkProof | Refusal> {
  await limits.consume(limitsOf('verify-link', session));
  const now = clock.now();
  const verified = await store.transaction(async (within) => {
    const asked = await within.flows.takeLink(secrets.hash('link', token), now);
    if (asked === undefined || asked.contactId === null) return undefined;
    const flow = {
      ...asked,
      id: randomUUID(),
      sessionHash: session.sessionHash,
      codeMac: null,
      triesLeft: 0,
      linkHash: null,
      verifiedAt: now,
      createdAt: now,
    };
    await within.flows.beginVerified(flow);
    await adoptContact(within, flow);
    return flow;
  });
  if (verified?.contactId === undefined || verified.contactId === null) return refuse('InvalidCode');
  session.pin(verified.emailKey);
  return { success: true, email: verified.email, recordId: verified.contactId };
}
