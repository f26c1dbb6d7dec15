import { equalInConstantTime } from '../security/secrets.ts';
import { adoptContact } from './adopt-contact.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { moveSession } from './move-session.ts';
import type { Purpose } from './ports/flow-store.ts';
import { macsOfCode } from './send-activation-code.ts';

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
  // A removal has no link in its mail, and nobody but the member has a code to be wrong about.
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
