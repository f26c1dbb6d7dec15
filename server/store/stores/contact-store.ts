import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Contact, ContactStore } from '../../rewards-club/ports/contact-store.ts';
import type { FormSubmissionStore } from '../../rewards-club/ports/form-submission-store.ts';
import { readStored, storedTexts } from '../../rewards-club/stored-json.ts';
import type { EngineName } from '../engines/engine.ts';
import type { Database, Tables } from '../tables.ts';
import { change, hasChanged } from './changes.ts';

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
