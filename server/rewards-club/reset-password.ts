import { createToken } from '../security/secrets.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import { checkPassword } from './form-rules.ts';
import { minute } from './limits.ts';
import { enqueueNotice } from './outbox-entries.ts';
import { findVerifiedFlow } from './verified-flow.ts';
import type { Visit } from './visit.ts';

const keyLifetime = 10 * minute;
const failed = 'ErrorResettingPassword';

/** Gives a key to the session that has proven the e-mail of an account; every refusal is the same. */
export async function requestReset(
  club: Club,
  visit: Visit,
  { email }: { readonly email: string },
): Promise<{ success: true; secret_key: string } | Refusal> {
  const { store, limits, clock, secrets } = club;
  await limits.take([
    { name: 'reset-request/session', subject: [visit.sessionHash], most: 20, windowMilliseconds: minute },
  ]);
  const emailKey = emailKeyOf(email);
  const flow = await findVerifiedFlow(club, visit, emailKey, 'reset');
  const member =
    flow === undefined || flow.consumedAt !== null ? undefined : await store.members.findByEmail(emailKey);
  if (member === undefined) return refuse(failed);
  const key = createToken();
  await store.resetKeys.add({
    hash: secrets.hash('reset-key', key),
    sessionHash: visit.sessionHash,
    memberId: member.id,
    expiresAt: clock.now() + keyLifetime,
  });
  return { success: true, secret_key: key };
}

/** What setting a new password sends. */
export interface Reset {
  readonly email: string;
  readonly locale: string;
  readonly newPassword: string;
  readonly secretKey: string;
}

/**
 * Sets a new password with the key of this session, ends every session of the member and tells them by mail.
 * A password that may not be used, or another e-mail, leaves the key as it is.
 */
export async function resetPassword(
  club: Club,
  visit: Visit,
  { email, newPassword, secretKey, locale }: Reset,
): Promise<{ success: true } | Refusal> {
  const { store, limits, clock, secrets, passwords } = club;
  await limits.take([
    { name: 'reset/session', subject: [visit.sessionHash], most: 20, windowMilliseconds: minute },
  ]);
  const problem = checkPassword(newPassword);
  if (problem !== undefined) return refuse(problem);
  const hash = secrets.hash('reset-key', secretKey);
  const emailKey = emailKeyOf(email);
  const known = await store.resetKeys.find(hash, visit.sessionHash, clock.now());
  const member = known === undefined ? undefined : await store.members.find(known.memberId);
  if (member === undefined || member.emailKey !== emailKey) return refuse(failed);
  const passwordHash = await passwords.hash(newPassword);
  const isDone = await store.transaction(async (within) => {
    if (!(await within.resetKeys.take(hash, visit.sessionHash, clock.now()))) return false;
    await within.resetKeys.removeOfMember(member.id);
    await within.members.setPassword(member.id, passwordHash);
    await within.members.setEmailVerified(member.id, clock.now());
    await within.sessions.removeOfMember(member.id);
    const flow = await within.flows.find(visit.sessionHash, emailKey, 'reset');
    if (flow !== undefined) await within.flows.consume(flow.id, member.id, clock.now());
    const notice = { emailKey, to: member.email, kind: 'passwordChanged', locale } as const;
    await enqueueNotice(within.outbox, notice, clock.now());
    return true;
  });
  return isDone ? { success: true } : refuse(failed);
}
