import { randomBytes } from 'node:crypto';
import type { ContactStore } from '../../rewards-club/ports/contact-store.ts';
import type { Database } from '../tables.ts';

/** Contacts of the embedded CRM in a database. */
export function createContactStore(db: Database): ContactStore {
  const contacts = db.selectFrom('contacts').selectAll();
  return {
    find: (vid) => contacts.where('vid', '=', vid).executeTakeFirst(),
    findByEmail: (emailKey) => contacts.where('emailKey', '=', emailKey).executeTakeFirst(),

    // Returns the existing contact of the e-mail unchanged.
    add: (email, emailKey, now) =>
      db
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
          createdAt: now,
          updatedAt: now,
        })
        .onConflict((conflict) =>
          conflict.column('emailKey').doUpdateSet((eb) => ({ emailKey: eb.ref('excluded.emailKey') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),

    async update(vid, { firstname, lastname, phone, titulaKontakta, birthDate }, now) {
      const given = Object.entries({ firstname, lastname, phone, titulaKontakta, birthDate }).filter(
        ([, value]) => value !== undefined,
      );
      const { numUpdatedRows } = await db
        .updateTable('contacts')
        .set({ ...Object.fromEntries(given), updatedAt: now })
        .where('vid', '=', vid)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(vid) {
      await db.deleteFrom('contacts').where('vid', '=', vid).execute();
    },
  };
}
