import { Type } from '@sinclair/typebox';
import type { Subscription, SubscriptionStore } from '../../rewards-club/ports/subscription-store.ts';
import { readStored } from '../../rewards-club/stored-json.ts';
import type { Database } from '../tables.ts';

/** Subscriptions to the newsletter in a database. */
export function createSubscriptionStore(db: Database): SubscriptionStore {
  const subscriptions = db.selectFrom('subscriptions').selectAll();
  async function find(column: 'emailKey' | 'unsubscribeHash', value: string) {
    const row = await subscriptions.where(column, '=', value).executeTakeFirst();
    return row === undefined ? undefined : toSubscription(row);
  }

  return {
    async put(subscription) {
      const row = { ...subscription, interests: JSON.stringify(subscription.interests ?? []) };
      await db
        .insertInto('subscriptions')
        .values(row)
        .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(row))
        .execute();
    },

    findByEmail: (emailKey) => find('emailKey', emailKey),
    findByToken: (unsubscribeHash) => find('unsubscribeHash', unsubscribeHash),

    async removeByEmail(emailKey) {
      await db.deleteFrom('subscriptions').where('emailKey', '=', emailKey).execute();
    },

    async list() {
      const rows = await subscriptions.orderBy('subscribedAt').orderBy('emailKey').execute();
      return rows.map(toSubscription);
    },
  };
}

function toSubscription(row: Omit<Subscription, 'interests'> & { readonly interests: string }): Subscription {
  return { ...row, interests: readStored(Type.Array(Type.String()), row.interests) };
}
