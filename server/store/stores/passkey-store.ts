import type { PasskeyStore } from '../../rewards-club/ports/passkey-store.ts';
import type { Database } from '../tables.ts';

/** Passkeys in a database. Deleting a member cascades to them. */
export function createPasskeyStore(db: Database): PasskeyStore {
  const passkeys = db.selectFrom('passkeys').selectAll();
  return {
    find: (id) => passkeys.where('id', '=', id).executeTakeFirst(),

    async add(passkey) {
      const added = await db
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async markUsed(id, counter, lastUsedAt) {
      await db.updateTable('passkeys').set({ counter, lastUsedAt }).where('id', '=', id).execute();
    },

    async remove(id, memberId) {
      await db.deleteFrom('passkeys').where('id', '=', id).where('memberId', '=', memberId).execute();
    },

    async removeOfMember(memberId) {
      await db.deleteFrom('passkeys').where('memberId', '=', memberId).execute();
    },

    listOfMember: (memberId) =>
      passkeys.where('memberId', '=', memberId).orderBy('createdAt').orderBy('id').execute(),
  };
}
