import { day } from '../rewards-club/limits.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import { findByHash, hashesOf } from '../security/secrets.ts';
import type { Desk } from './desk.ts';
import { enqueue } from './outbox-entries.ts';

/** How long a token is known after it has ended a subscription. */
const remembered = 30 * day;

/**
 * Ends a subscription to the newsletter.
 * @returns `ended` within 30 days of the token's use; undefined if the token is unknown
 */
export async function unsubscribe(
  { store, secrets, clock, hasCrmNewsletter }: Desk,
  token: string,
): Promise<'unsubscribed' | 'ended' | undefined> {
  const hashes = hashesOf(secrets, 'unsubscribe-token', token);
  const find = ({ subscriptions }: Store) => findByHash(hashes, (hash) => subscriptions.findByToken(hash));
  // A wrong token costs no transaction.
  if ((await find(store)) === undefined) {
    const spent = await Promise.all(hashes.map((hash) => store.spentTokens.isSpent(hash)));
    return spent.includes(true) ? 'ended' : undefined;
  }
  return store.transaction(async (within) => {
    const subscription = await find(within);
    if (subscription === undefined) return 'ended';
    await within.subscriptions.removeByEmail(subscription.emailKey);
    await within.spentTokens.spend(subscription.unsubscribeHash, clock.now() + remembered);
    // Who subscribes again with the same answers gets a mail again.
    await within.enquiries.forgetRequests(subscription.emailKey);
    const row = { emailKey: subscription.emailKey };
    if (hasCrmNewsletter) await enqueue(within.outbox, 'newsletter-status', row, clock.now());
    return 'unsubscribed';
  });
}
