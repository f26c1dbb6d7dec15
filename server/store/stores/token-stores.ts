import type { ResetKeyStore, SpentTokenStore } from '../../rewards-club/ports/token-stores.ts';
import type { Database } from '../tables.ts';

/** Reset keys in a database; `take` deletes a key. */
export function createResetKeyStore(db: Database): ResetKeyStore {
  return {
    async add(key) {
      await db.insertInto('resetKeys').values(key).execute();
    },

    find: (hash, sessionHash, now) =>
      db
        .selectFrom('resetKeys')
        .select('memberId')
        .where('hash', '=', hash)
        .where('sessionHash', '=', sessionHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),

    async take(hash, sessionHash, now) {
      const { numDeletedRows } = await db
        .deleteFrom('resetKeys')
        .where('hash', '=', hash)
        .where('sessionHash', '=', sessionHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async moveToSession(from, to) {
      await db.updateTable('resetKeys').set({ sessionHash: to }).where('sessionHash', '=', from).execute();
    },

    async removeOfMember(memberId) {
      await db.deleteFrom('resetKeys').where('memberId', '=', memberId).execute();
    },
  };
}

/** Used single-use tokens in a database. */
export function createSpentTokenStore(db: Database): SpentTokenStore {
  return {
    async spend(hash, expiresAt) {
      const spent = await db
        .insertInto('spentTokens')
        .values({ hash, expiresAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash')
        .executeTakeFirst();
      return spent !== undefined;
    },

    async isSpent(hash) {
      const found = db.selectFrom('spentTokens').select('hash').where('hash', '=', hash);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}
