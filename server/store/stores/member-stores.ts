import type { Selectable } from 'kysely';
import {
  type Member,
  MemberExists,
  type MemberSession,
  type MemberStore,
  type PasskeyStore,
  type ResetKeyStore,
  type SessionStore,
  type SpentTokenStore,
} from '../../core/ports/member-stores.ts';
import { change, countChanges, type Database, hasChanged, type Tables } from '../tables.ts';

/** Members and their identities in a database. Deleting a member cascades to all that belongs to it. */
export function createMemberStore(db: Database): MemberStore {
  const members = db.selectFrom('members').selectAll('members');
  const set = (id: string, values: Partial<Member>) =>
    change(db.updateTable('members').set(values).where('id', '=', id));

  return {
    findByEmail: (emailKey) => members.where('emailKey', '=', emailKey).executeTakeFirst(),
    find: (id) => members.where('id', '=', id).executeTakeFirst(),

    async add(member) {
      // A unique violation would abort the caller's PostgreSQL transaction.
      const isAdded = await hasChanged(
        db
          .insertInto('members')
          .values(member)
          .onConflict((conflict) => conflict.column('emailKey').doNothing()),
      );
      if (!isAdded) throw new MemberExists('The e-mail has an account.');
    },

    setPassword: (id, passwordHash) => set(id, { passwordHash }),
    replacePassword: (id, former, passwordHash) =>
      hasChanged(
        db
          .updateTable('members')
          .set({ passwordHash })
          .where('id', '=', id)
          .where('passwordHash', '=', former),
      ),
    setRecordId: (id, recordId) => set(id, { recordId }),
    setEmailVerified: (id, now) => set(id, { emailVerifiedAt: now }),
    remove: (id) => change(db.deleteFrom('members').where('id', '=', id)),

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

    removeIdentities: (memberId) =>
      countChanges(db.deleteFrom('identities').where('memberId', '=', memberId)),

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

/** Members' sessions in a database. */
export function createSessionStore(db: Database): SessionStore {
  const sessions = db.selectFrom('sessions').selectAll();
  const removal = db.deleteFrom('sessions');
  const read = (row: Selectable<Tables['sessions']>): MemberSession => ({
    ...row,
    isGoogle: row.isGoogle === 1,
  });
  return {
    async find(hash, now) {
      const row = await sessions.where('hash', '=', hash).where('expiresAt', '>', now).executeTakeFirst();
      return row && read(row);
    },

    add: (session) =>
      change(db.insertInto('sessions').values({ ...session, isGoogle: session.isGoogle ? 1 : 0 })),

    touch: (hash, now, expiresAt) =>
      change(
        db
          .updateTable('sessions')
          .set({ lastSeenAt: now, expiresAt })
          .where('hash', '=', hash)
          .where('expiresAt', '>', now),
      ),

    rename: (from, to) => change(db.updateTable('sessions').set({ hash: to }).where('hash', '=', from)),
    remove: (hash) => change(removal.where('hash', '=', hash)),
    removeOfMember: (memberId, except = '') =>
      change(removal.where('memberId', '=', memberId).where('hash', '!=', except)),

    async listOfMember(memberId) {
      const own = sessions.where('memberId', '=', memberId);
      return (await own.orderBy('createdAt').orderBy('hash').execute()).map(read);
    },
  };
}

/** Members' passkeys in a database. */
export function createPasskeyStore(db: Database): PasskeyStore {
  const passkeys = db.selectFrom('passkeys').selectAll();
  const removal = db.deleteFrom('passkeys');
  return {
    find: (id) => passkeys.where('id', '=', id).executeTakeFirst(),

    add: (passkey) =>
      hasChanged(
        db
          .insertInto('passkeys')
          .values(passkey)
          .onConflict((conflict) => conflict.column('id').doNothing()),
      ),

    markUsed: (id, counter, lastUsedAt) =>
      change(db.updateTable('passkeys').set({ counter, lastUsedAt }).where('id', '=', id)),
    remove: (id, memberId) => change(removal.where('id', '=', id).where('memberId', '=', memberId)),
    removeOfMember: (memberId) => change(removal.where('memberId', '=', memberId)),

    listOfMember: (memberId) =>
      passkeys.where('memberId', '=', memberId).orderBy('createdAt').orderBy('id').execute(),
  };
}

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
