import { day } from '../rewards-club/limits.ts';
import type { Desk } from './desk.ts';

/** How long a token is known after it has ended a subscription. */
const remembered = 30 * day;

/**
 * Ends a subscription to the newsletter.
 * @returns false if the token is unknown; true again within 30 days of its use
 */
export async function unsubscribe({ store, secrets, clock }: Desk, token: string): Promise<boolean> {
  const hash = secrets.hash('unsubscribe-token', token);
  return store.transaction(async ({ subscriptions, spentTokens }) => {
    if (!(await subscriptions.removeByToken(hash))) return spentTokens.isSpent(hash);
    await spentTokens.spend(hash, clock.now() + remembered);
    return true;
  });
}
