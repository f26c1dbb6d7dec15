import type { ResetKeyStore, SpentTokenStore } from '../../rewards-club/ports/token-stores.ts';
import type { Database } from '../tables.ts';
import { change, hasChanged } from './changes.ts';

/** Reset keys in a database; `take` deletes a key. */
export function createResetKeyStore(db: Database): ResetKeyStore {
  const removal = db.deleteFrom('resetKeys');
  return {
    add: (key) => change(db.insertInto('resetKeys').values(key)),

    find: (hash, sessionHash, now) =>
      db
        .selectFrom('resetKeys')
        .select('memberId')
        .where('hash', '=', hash)
        .where('sessionHash', '=', sessionHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),

    take: (hash, sessionHash, now) =>
      hasChanged(
        removal.where('hash', '=', hash).where('sessionHash', '=', sessionHash).where('expiresAt', '>', now),
      ),

    moveToSession: (from, to) =>
      change(db.updateTable('resetKeys').set({ sessionHash: to }).where('sessionHash', '=', from)),
    removeOfMember: (memberId) => change(removal.where('memberId', '=', memberId)),
  };
}

/** Used single-use tokens in a database. */
export function createSpentTokenStore(db: Database): SpentTokenStore {
  return {
    spend: (hash, expiresAt) =>
      hasChanged(
        db
          .insertInto('spentTokens')
          .values({ hash, expiresAt })
          .onConflict((conflict) => conflict.column('hash').doNothing()),
      ),

    async isSpent(hash) {
      const found = db.selectFrom('spentTokens').select('hash').where('hash', '=', hash);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}
