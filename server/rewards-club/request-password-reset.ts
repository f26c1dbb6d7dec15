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
