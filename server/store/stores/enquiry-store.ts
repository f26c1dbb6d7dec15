import { Type } from '@sinclair/typebox';
import type { Selectable } from 'kysely';
import type { Enquiry, EnquiryStore } from '../../rewards-club/ports/enquiry-store.ts';
import type { Subscription, SubscriptionStore } from '../../rewards-club/ports/subscription-store.ts';
import { readStored } from '../../rewards-club/stored-json.ts';
import type { Database, Tables } from '../tables.ts';
import { change, hasChanged } from './changes.ts';

const text = Type.String();
const storedAnswers = Type.Record(text, Type.Union([text, Type.Array(text), Type.Boolean()]));
const storedInterests = Type.Array(text);

/** Enquiries in a database. */
export function createEnquiryStore(db: Database): EnquiryStore {
  const enquiries = db.selectFrom('enquiries').selectAll();
  const inOrder = enquiries.orderBy('createdAt').orderBy('id');
  const removal = db.deleteFrom('enquiries');
  const forgetting = db.updateTable('enquiries').set(({ ref }) => ({ requestKey: ref('id') }));
  async function find(query: typeof enquiries): Promise<Enquiry | undefined> {
    const row = await query.executeTakeFirst();
    return row && toEnquiry(row);
  }

  return {
    add: ({ answers, ...enquiry }) =>
      hasChanged(
        db
          .insertInto('enquiries')
          .values({ ...enquiry, answers: JSON.stringify(answers) })
          // A unique violation would abort the caller's PostgreSQL transaction.
          .onConflict((conflict) => conflict.doNothing()),
      ),

    find: (id) => find(enquiries.where('id', '=', id)),
    findByReference: (reference) => find(enquiries.where('reference', '=', reference)),
    findByRequest: (requestKey, since) =>
      find(enquiries.where('requestKey', '=', requestKey).where('createdAt', '>=', since)),
    findByProof: (proofHash, now) =>
      find(enquiries.where('proofHash', '=', proofHash).where('proofExpiresAt', '>', now)),

    forgetRequest: (requestKey, before) =>
      change(forgetting.where('requestKey', '=', requestKey).where('createdAt', '<', before)),
    forgetRequests: (emailKey) => change(forgetting.where('emailKey', '=', emailKey)),

    prove: (id, now, removeAt) =>
      hasChanged(
        db
          .updateTable('enquiries')
          .set({ provenAt: now, removeAt })
          .where('id', '=', id)
          .where('provenAt', 'is', null),
      ),

    remove: (id) => change(removal.where('id', '=', id)),
    removeByEmail: (emailKey) => change(removal.where('emailKey', '=', emailKey)),

    async listByEmail(emailKey) {
      return (await inOrder.where('emailKey', '=', emailKey).execute()).map(toEnquiry);
    },

    async list({ since = 0, form }) {
      const recent = inOrder.where('createdAt', '>=', since);
      return (await (form === undefined ? recent : recent.where('form', '=', form)).execute()).map(toEnquiry);
    },
  };
}

/** Subscriptions to the newsletter in a database. */
export function createSubscriptionStore(db: Database): SubscriptionStore {
  const subscriptions = db.selectFrom('subscriptions').selectAll();
  async function find(column: 'emailKey' | 'unsubscribeHash', value: string) {
    const row = await subscriptions.where(column, '=', value).executeTakeFirst();
    return row && toSubscription(row);
  }

  return {
    put(subscription) {
      const row = { ...subscription, interests: JSON.stringify(subscription.interests ?? []) };
      return change(
        db
          .insertInto('subscriptions')
          .values(row)
          .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(row)),
      );
    },

    findByEmail: (emailKey) => find('emailKey', emailKey),
    findByToken: (unsubscribeHash) => find('unsubscribeHash', unsubscribeHash),
    removeByEmail: (emailKey) => change(db.deleteFrom('subscriptions').where('emailKey', '=', emailKey)),

    async list() {
      const rows = await subscriptions.orderBy('subscribedAt').orderBy('emailKey').execute();
      return rows.map(toSubscription);
    },
  };
}

function toEnquiry(row: Selectable<Tables['enquiries']>): Enquiry {
  return { ...row, answers: readStored(storedAnswers, row.answers) };
}

function toSubscription(row: Selectable<Tables['subscriptions']>): Subscription {
  return { ...row, interests: readStored(storedInterests, row.interests) };
}
