import { day } from '../rewards-club/limits.ts';
import { hashesOf } from '../security/secrets.ts';
import type { Desk } from './desk.ts';

/** How long a token is known after it has ended a subscription. */
const remembered = 30 * day;

/**
 * Ends a subscription to the newsletter.
 * @returns false if the token is unknown; true again within 30 days of its use
 */
export async function unsubscribe({ store, secrets, clock }: Desk, token: string): Promise<boolean> {
  return store.transaction(async ({ subscriptions, spentTokens }) => {
    const hashes = hashesOf(secrets, 'unsubscribe-token', token);
    for (const hash of hashes) {
      if (!(await subscriptions.removeByToken(hash))) continue;
      await spentTokens.spend(hash, clock.now() + remembered);
      return true;
    }
    const spent = await Promise.all(hashes.map((hash) => spentTokens.isSpent(hash)));
    return spent.includes(true);
  });
}
