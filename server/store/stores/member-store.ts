import { type Member, MemberExists, type MemberStore } from '../../rewards-club/ports/member-store.ts';
import type { Database } from '../tables.ts';
import { createFinder } from './create-finder.ts';

/** Members and their identities in a database. Deleting a member cascades to sessions, identities and reset keys. */
export function createMemberStore(db: Database): MemberStore {
  const members = db.selectFrom('members').selectAll('members');

  async function set(id: string, values: Partial<Member>): Promise<void> {
    await db.updateTable('members').set(values).where('id', '=', id).execute();
  }

  return {
    findByEmail: createFinder(db, (emailKey) => members.where('emailKey', '=', emailKey)),
    find: (id) => members.where('id', '=', id).executeTakeFirst(),

    async add(member) {
      // A unique violation would abort the caller's PostgreSQL transaction.
      const added = await db
        .insertInto('members')
        .values(member)
        .onConflict((conflict) => conflict.column('emailKey').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) throw new MemberExists('The e-mail has an account.');
    },

    setPassword: (id, passwordHash) => set(id, { passwordHash }),
    async replacePassword(id, former, passwordHash) {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ passwordHash })
        .where('id', '=', id)
        .where('passwordHash', '=', former)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    setRecordId: (id, recordId) => set(id, { recordId }),
    setEmailVerified: (id, now) => set(id, { emailVerifiedAt: now }),

    async remove(id) {
      await db.deleteFrom('members').where('id', '=', id).execute();
    },

    findByIdentity: (issuer, subject) =>
      members
        .innerJoin('identities', 'identities.memberId', 'members.id')
        .where('identities.issuer', '=', issuer)
        .where('identities.subject', '=', subject)
        .executeTakeFirst(),

    async addIdentity(memberId, issuer, subject, now) {
      const owner = await db
        .insertInto('identities')
        .values({ issuer, subject, memberId, createdAt: now })
        // Sets the existing value, so that the row is returned.
        .onConflict((conflict) =>
          conflict
            .columns(['issuer', 'subject'])
            .doUpdateSet((eb) => ({ issuer: eb.ref('excluded.issuer') })),
        )
        .returning('memberId')
        .executeTakeFirst();
      if (owner?.memberId !== memberId) throw new MemberExists('The identity belongs to another account.');
    },

    async removeIdentities(memberId) {
      const { numDeletedRows } = await db
        .deleteFrom('identities')
        .where('memberId', '=', memberId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    listIdentities: (memberId) =>
      db
        .selectFrom('identities')
        .select(['issuer', 'subject', 'createdAt'])
        .where('memberId', '=', memberId)
        .orderBy('createdAt')
        .orderBy('subject')
        .execute(),
  };
}
