import type { Schemas } from '../../generated/api/operations.ts';
import { findByHash, hashesOf } from '../security/secrets.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import { checkPassword } from './form-rules.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { enqueuePasswordNotice } from './password-notice.ts';

const failed = 'ErrorResettingPassword';

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
    // Whoever else has a code, a link or a verification for this e-mail may not be its owner.
    await within.flows.endByEmail(emailKey);
    await enqueuePasswordNotice(within, member, locale, clock.now());
    return true;
  });
  if (!isDone) return refuse(failed);
  await limits.forget([...limitsOf('wrong-login', {}, emailKey), ...limitsOf('right-login', {}, emailKey)]);
  return { success: true };
}
