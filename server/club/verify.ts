import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../generated/api/operations.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import type { Flow, Purpose } from '../core/ports/member-stores.ts';
import { equalInConstantTime, findByHash, hashesOf } from '../core/secrets.ts';
import { macsOfCode } from './activation-code.ts';
import { type Club, type GuestSession, type Refusal, refuse } from './club.ts';
import { adoptContact } from './contact.ts';
import { moveSession } from './log-in.ts';

const codePattern = /^[1-9][0-9]{5}$/;

/** Verifies the session's flow by its code. Uses up one try before it compares. */
export async function verifyCode(
  { store, limits, secrets, clock }: Club,
  session: GuestSession,
  { email, code, purpose }: { readonly email: string; readonly code: string; readonly purpose: Purpose },
): Promise<{ success: true } | Refusal> {
  await limits.consume(limitsOf('verify-code', session));
  if (code === '') return refuse('CodeIsRequired');
  if (!codePattern.test(code)) return refuse('InvalidCode');
  const emailKey = emailKeyOf(email);
  const found = await store.flows.find(session.sessionHash, emailKey, purpose);
  if (found === undefined) return refuse('InvalidCode');
  // The mail of a removal has no link, and only the member can request its code.
  const wrongTries = purpose === 'removal' ? [] : limitsOf('wrong-code', {}, emailKey);
  await limits.consume(wrongTries);
  const flow = await store.flows.takeTry(found.id, clock.now());
  if (flow?.codeMac === undefined || flow.codeMac === null) return refuse('InvalidCode');
  const { codeMac } = flow;
  const isRight = macsOfCode(secrets, flow.id, code).some((mac) => equalInConstantTime(mac, codeMac));
  if (!isRight) return refuse('InvalidCode');
  await limits.refund(wrongTries);
  const isFirst = await session.renew((from, to) =>
    store.transaction(async (within) => {
      if (!(await within.flows.verify(flow.id, codeMac, clock.now()))) return false;
      await adoptContact(within, flow);
      await moveSession(within, from, to);
      return true;
    }),
  );
  return isFirst ? { success: true } : refuse('InvalidCode');
}

/**
 * Shows whom a link is for; the link stays valid. The e-mail is masked, because a link alone opens the page: programs
 * that open links in mails also publish pictures of what they see.
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
