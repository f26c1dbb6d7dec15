import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../generated/api/operations.ts';
import { findByHash, hashesOf } from '../security/secrets.ts';
import { adoptContact } from './adopt-contact.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { moveSession } from './move-session.ts';
import type { Flow } from './ports/flow-store.ts';

/**
 * Shows whom a link is for; it stays good. The e-mail is masked, because a link alone opens the page: programs that
 * open links in mails also publish pictures of what they see.
 */
export async function findLink(
  { store, limits, secrets, clock }: Club,
  session: GuestSession,
  { token }: { readonly token: string },
): Promise<Schemas['FoundLink'] | Refusal> {
  await limits.consume(limitsOf('find-link', session));
  const now = clock.now();
  const flow = await findByHash(hashesOf(secrets, 'link', token), (hash) => store.flows.findLink(hash, now));
  if (flow === undefined || flow.contactId === null) return refuse('InvalidCode');
  return { success: true, maskedEmail: flow.email.replace(/(?<=^.).*(?=@)/u, '•••') };
}

/**
 * Verifies the session that presents the link, never the one that requested it: that one may belong to an attacker who
 * waits for the owner of the mailbox to open the link.
 */
export async function verifyLink(
  { store, limits, secrets, clock }: Club,
  session: GuestSession,
  { token }: { readonly token: string },
): Promise<Schemas['VerifiedLink'] | Refusal> {
  await limits.consume(limitsOf('verify-link', session));
  const now = clock.now();
  let proof: (Schemas['VerifiedLink'] & Pick<Flow, 'emailKey'>) | undefined;
  await session.renew(async (from, to) => {
    proof = await store.transaction(async (within) => {
      const asked = await findByHash(hashesOf(secrets, 'link', token), (hash) =>
        within.flows.takeLink(hash, now),
      );
      if (asked === undefined || asked.contactId === null) return undefined;
      await moveSession(within, from, to);
      const flow = {
        ...asked,
        id: randomUUID(),
        sessionHash: to,
        codeMac: null,
        triesLeft: 0,
        linkHash: null,
        verifiedAt: now,
        createdAt: now,
      };
      await within.flows.begin(flow);
      await adoptContact(within, flow);
      return {
        success: true,
        email: flow.email,
        emailKey: flow.emailKey,
        recordId: asked.contactId,
      } as const;
    });
    return proof !== undefined;
  });
  if (proof === undefined) return refuse('InvalidCode');
  const { emailKey, ...shown } = proof;
  session.pin(emailKey);
  return shown;
}
