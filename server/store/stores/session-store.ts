import type { SessionStore } from '../../rewards-club/ports/member-store.ts';
import type { Database } from '../tables.ts';

/** Members' sessions in a database. */
export function createSessionStore(db: Database): SessionStore {
  const sessions = db.selectFrom('sessions').selectAll();
  return {
    async find(hash, now) {
      const row = await sessions.where('hash', '=', hash).where('expiresAt', '>', now).executeTakeFirst();
      return row && { ...row, isGoogle: row.isGoogle === 1 };
    },

    async add(session) {
      await db
        .insertInto('sessions')
        .values({ ...session, isGoogle: session.isGoogle ? 1 : 0 })
        .execute();
    },

    async touch(hash, now, expiresAt) {
      await db
        .updateTable('sessions')
        .set({ lastSeenAt: now, expiresAt })
        .where('hash', '=', hash)
        .where('expiresAt', '>', now)
        .execute();
    },

    async rename(from, to) {
      await db.updateTable('sessions').set({ hash: to }).where('hash', '=', from).execute();
    },

    async remove(hash) {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },

    async removeOfMember(memberId, except = '') {
      await db.deleteFrom('sessions').where('memberId', '=', memberId).where('hash', '!=', except).execute();
    },

    async listOfMember(memberId) {
      const rows = await sessions
        .where('memberId', '=', memberId)
        .orderBy('createdAt')
        .orderBy('hash')
        .execute();
      return rows.map((row) => ({ ...row, isGoogle: row.isGoogle === 1 }));
    },
  };
}
