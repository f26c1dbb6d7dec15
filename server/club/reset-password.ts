import type { Schemas } from '../../generated/api/operations.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import { minute } from '../core/limits.ts';
import type { Member } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { createToken, findByHash, hashesOf } from '../core/secrets.ts';
import {
  type Club,
  findVerifiedFlow,
  type GuestSession,
  providerName,
  type Refusal,
  refuse,
} from './club.ts';
import { checkPassword } from './form-rules.ts';
import { enqueue } from './outbox-entries.ts';

/**
 * Notifies a member by mail of the changed password and of the remaining authentication methods.
 * @param within the stores of the transaction that changes it
 */
export async function enqueuePasswordNotice(
  within: Store,
  { id, email: to, emailKey }: Member,
  locale: string,
  now: number,
): Promise<void> {
  const identities = await within.members.listIdentities(id);
  const providers = [...new Set(identities.map(({ issuer }) => providerName(issuer)))];
  const hasPasskeys = (await within.passkeys.listOfMember(id)).length > 0;
  const notice = { emailKey, to, kind: 'passwordChanged', locale, providers, hasPasskeys } as const;
  await enqueue(within.outbox, 'notice', notice, now);
}

const keyLifetime = 10 * minute;
const failed = 'ErrorResettingPassword';

/** Issues a reset key to a session that has verified the e-mail of an account. Every refusal looks the same. */
export async function requestPasswordReset(
  club: Club,
  session: GuestSession,
  { email }: { readonly email: string },
): Promise<{ success: true; secret_key: string } | Refusal> {
  const { store, limits, clock, secrets } = club;
  await limits.consume(limitsOf('reset-request', session));
  const emailKey = emailKeyOf(email);
  const key = createToken();
  const isIssued = await store.accountTransaction(emailKey, async (within) => {
    const flow = await findVerifiedFlow({ store: within, clock }, session, emailKey, 'reset');
    const member = await within.members.findByEmail(emailKey);
    if (member === undefined || flow === undefined || flow.consumedAt !== null) return false;
    await within.resetKeys.add({
      hash: secrets.hash('reset-key', key),
      sessionHash: session.sessionHash,
      memberId: member.id,
      expiresAt: clock.now() + keyLifetime,
    });
    return true;
  });
  return isIssued ? { success: true, secret_key: key } : refuse(failed);
}

/**
 * Sets a new password with the session's reset key, ends all sessions of the member and all other proofs of the e-mail,
 * and notifies the member by mail. Linked identities stay, and the mail names them.
 * An invalid password or another e-mail does not use up the key.
 */
export async function resetPassword(
  club: Club,
  session: GuestSession,
  { email, newPassword, secretKey, locale }: Schemas['PasswordResetRequest'],
): Promise<{ success: true } | Refusal> {
  const { store, limits, clock, secrets, passwords } = club;
  await limits.consume(limitsOf('reset', session));
  const problem = checkPassword(newPassword, email);
  if (problem !== undefined) return refuse(problem);
  const emailKey = emailKeyOf(email);
  const known = await findByHash(hashesOf(secrets, 'reset-key', secretKey), async (hash) => {
    const key = await store.resetKeys.find(hash, session.sessionHash, clock.now());
    return key && { ...key, hash };
  });
  const member = known === undefined ? undefined : await store.members.find(known.memberId);
  if (known === undefined || member === undefined || member.emailKey !== emailKey) return refuse(failed);
  const passwordHash = await passwords.hash(newPassword, { address: session.address, emailKey });
  const isDone = await store.accountTransaction(emailKey, async (within) => {
    if (!(await within.resetKeys.take(known.hash, session.sessionHash, clock.now()))) return false;
    await within.resetKeys.removeOfMember(member.id);
    await within.members.setPassword(member.id, passwordHash);
    await within.members.setEmailVerified(member.id, clock.now());
    await within.sessions.removeOfMember(member.id);
    const flow = await within.flows.find(session.sessionHash, emailKey, 'reset');
    if (flow !== undefined) await within.flows.consume(flow.id, member.id, clock.now());
    // Another holder of a code, a link or a verification for this e-mail may not be its owner.
    await within.flows.endByEmail(emailKey);
    await enqueuePasswordNotice(within, member, locale, clock.now());
    return true;
  });
  if (!isDone) return refuse(failed);
  await limits.forget([...limitsOf('wrong-login', {}, emailKey), ...limitsOf('right-login', {}, emailKey)]);
  return { success: true };
}
