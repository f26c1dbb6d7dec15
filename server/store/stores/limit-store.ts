import type { LimitStore } from '../../rewards-club/ports/limit-store.ts';
import type { Database } from '../tables.ts';

/** Fixed-window counters in a database; a window starts with its first hit. */
export function createLimitStore(db: Database): LimitStore {
  return {
    hit: (key, windowMilliseconds, now) =>
      db
        .insertInto('limits')
        .values({ key, count: 1, resetsAt: now + windowMilliseconds })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            count: eb
              .case()
              .when('limits.resetsAt', '<=', now)
              .then(eb.lit(1))
              .else(eb('limits.count', '+', eb.lit(1)))
              .end(),
            resetsAt: eb
              .case()
              .when('limits.resetsAt', '<=', now)
              .then(eb.ref('excluded.resetsAt'))
              .else(eb.ref('limits.resetsAt'))
              .end(),
          })),
        )
        .returning(['count', 'resetsAt'])
        .executeTakeFirstOrThrow(),

    async count(key, now) {
      const row = await db
        .selectFrom('limits')
        .select(['count', 'resetsAt'])
        .where('key', '=', key)
        .where('resetsAt', '>', now)
        .executeTakeFirst();
      return row ?? { count: 0, resetsAt: now };
    },

    async undo(key, now) {
      await db
        .updateTable('limits')
        .set((eb) => ({ count: eb('count', '-', eb.lit(1)) }))
        .where('key', '=', key)
        .where('resetsAt', '>', now)
        .where('count', '>', 0)
        .execute();
    },

    async reset(key) {
      await db.deleteFrom('limits').where('key', '=', key).execute();
    },
  };
}
