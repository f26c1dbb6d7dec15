import { randomBytes } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { type Selectable, sql } from 'kysely';
import type {
  Contact,
  ContactStore,
  Enquiry,
  EnquiryStore,
  FormSubmissionStore,
  Subscription,
  SubscriptionStore,
} from '../../core/ports/form-stores.ts';
import { readStored, storedTexts } from '../../core/stored-json.ts';
import type { EngineName } from '../engines/engine.ts';
import { change, type Database, hasChanged, type Tables } from '../tables.ts';

/** The properties with a column of their own; all others are in the JSON of `further`. */
const columnOf = {
  firstname: 'firstname',
  lastname: 'lastname',
  phone: 'phone',
  titula_kontakta: 'titulaKontakta',
  birth_date: 'birthDate',
} as const;

/** Contacts of the embedded CRM in a database. */
export function createContactStore(db: Database, engine: EngineName): ContactStore {
  const contacts = db.selectFrom('contacts').selectAll();
  /** Merges in one statement, so that concurrent updates of different properties are all kept. */
  const merge = (changes: string) =>
    engine === 'sqlite'
      ? sql<string>`json_patch(further, ${changes})`
      : sql<string>`(further::jsonb || ${changes}::jsonb)::text`;
  async function find(query: typeof contacts): Promise<Contact | undefined> {
    const row = await query.executeTakeFirst();
    return row && toContact(row);
  }

  return {
    find: (vid) => find(contacts.where('vid', '=', vid)),
    findByEmail: (emailKey) => find(contacts.where('emailKey', '=', emailKey)),

    // Returns the existing contact of the e-mail unchanged.
    async add(email, emailKey, now) {
      const row = await db
        .insertInto('contacts')
        .values({
          vid: String(randomBytes(8).readBigUInt64BE()),
          email,
          emailKey,
          firstname: '',
          lastname: '',
          phone: '',
          titulaKontakta: '',
          birthDate: '',
          further: '{}',
          createdAt: now,
          updatedAt: now,
        })
        .onConflict((conflict) =>
          conflict.column('emailKey').doUpdateSet((eb) => ({ emailKey: eb.ref('excluded.emailKey') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return toContact(row);
    },

    update(vid, properties, now) {
      const own: Record<string, string> = {};
      const further: Record<string, string> = {};
      for (const [name, value] of Object.entries(properties)) {
        if (Object.hasOwn(columnOf, name)) own[columnOf[name as keyof typeof columnOf]] = value;
        else further[name] = value;
      }
      const merged = Object.keys(further).length === 0 ? {} : { further: merge(JSON.stringify(further)) };
      return hasChanged(
        db
          .updateTable('contacts')
          .set({ ...own, ...merged, updatedAt: now })
          .where('vid', '=', vid),
      );
    },

    remove: (vid) => change(db.deleteFrom('contacts').where('vid', '=', vid)),
  };
}

function toContact(row: Selectable<Tables['contacts']>): Contact {
  const { vid, email, emailKey, createdAt, updatedAt } = row;
  const own = Object.entries(columnOf).map(([name, column]) => [name, row[column]] as const);
  const further = Object.entries(readStored(storedTexts, row.further) ?? {});
  const set = [...own, ...further].filter(([, value]) => value !== '');
  return { vid, email, emailKey, properties: Object.fromEntries(set), createdAt, updatedAt };
}

/** Forms sent to the embedded CRM, in a database. */
export function createFormSubmissionStore(db: Database): FormSubmissionStore {
  return {
    add({ form, emailKey, fields, context, submittedAt }) {
      const texts = { fields: JSON.stringify(fields), context: JSON.stringify(context) };
      return change(db.insertInto('formSubmissions').values({ form, emailKey, ...texts, submittedAt }));
    },

    async listByEmail(emailKey) {
      const rows = await db
        .selectFrom('formSubmissions')
        .select(['form', 'emailKey', 'fields', 'context', 'submittedAt'])
        .where('emailKey', '=', emailKey)
        .orderBy('submittedAt')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        ...row,
        fields: readStored(storedTexts, row.fields),
        context: readStored(storedTexts, row.context),
      }));
    },

    removeByEmail: (emailKey) => change(db.deleteFrom('formSubmissions').where('emailKey', '=', emailKey)),
  };
}

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
