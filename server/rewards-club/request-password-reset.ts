import { createToken } from '../security/secrets.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { minute } from './limits.ts';
import { findVerifiedFlow } from './verified-flow.ts';

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
  const flow = await findVerifiedFlow(club, session, emailKey, 'reset');
  const member =
    flow === undefined || flow.consumedAt !== null ? undefined : await store.members.findByEmail(emailKey);
  if (member === undefined) return refuse(failed);
  const key = createToken();
  await store.resetKeys.add({
    hash: secrets.hash('reset-key', key),
    sessionHash: session.sessionHash,
    memberId: member.id,
    expiresAt: clock.now() + keyLifetime,
  });
  return { success: true, secret_key: key };
}
