import type { ExpressionBuilder } from 'kysely';
import type { Flow, FlowStore } from '../../core/ports/member-stores.ts';
import { change, type Database, hasChanged, type Tables } from '../tables.ts';

/** Lifetime of a verified or consumed flow, in milliseconds; equals the lifetime of a verification. */
const verifiedMilliseconds = 60 * 60_000;

const columns = [
  'id',
  'sessionHash',
  'emailKey',
  'email',
  'purpose',
  'codeMac',
  'triesLeft',
  'codeExpiresAt',
  'linkHash',
  'linkExpiresAt',
  'verifiedAt',
  'contactId',
  'contactUpdatedAt',
  'contactProperties',
  'formSubmittedAt',
  'consumedAt',
  'resultMemberId',
  'locale',
  'createdAt',
] as const satisfies readonly (keyof Flow)[];

/** Whether a flow has this link, neither used nor expired. */
function isGood(linkHash: string, now: number) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'flows'>) =>
    and([eb('linkHash', '=', linkHash), eb('linkExpiresAt', '>', now), eb('consumedAt', 'is', null)]);
}

/** Flows in a database. Every step is one statement, so that only one of two concurrent callers succeeds. */
export function createFlowStore(db: Database): FlowStore {
  const flows = db.selectFrom('flows').select(columns);
  const update = db.updateTable('flows');
  const removal = db.deleteFrom('flows');
  return {
    find: (sessionHash, emailKey, purpose) =>
      flows
        .where('sessionHash', '=', sessionHash)
        .where('emailKey', '=', emailKey)
        .where('purpose', '=', purpose)
        .executeTakeFirst(),

    findByContact: (sessionHash, contactId, purpose) =>
      flows
        .where('sessionHash', '=', sessionHash)
        .where('contactId', '=', contactId)
        .where('purpose', '=', purpose)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .executeTakeFirst(),

    findRegistered: (sessionHash) =>
      flows
        .where('sessionHash', '=', sessionHash)
        .where('purpose', '=', 'registration')
        .where('resultMemberId', 'is not', null)
        .orderBy('consumedAt', 'desc')
        .orderBy('id')
        .executeTakeFirst(),

    begin(flow) {
      const marks = [flow.verifiedAt, flow.consumedAt].flatMap((at) =>
        at === null ? [] : [at + verifiedMilliseconds],
      );
      const row = { ...flow, expiresAt: Math.max(flow.codeExpiresAt, flow.linkExpiresAt, ...marks) };
      return change(
        db
          .insertInto('flows')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['sessionHash', 'emailKey', 'purpose']).doUpdateSet(row),
          ),
      );
    },

    takeTry: (id, now) =>
      update
        .set((eb) => ({ triesLeft: eb('triesLeft', '-', eb.lit(1)) }))
        .where('id', '=', id)
        .where('codeMac', 'is not', null)
        .where('codeExpiresAt', '>', now)
        .where('triesLeft', '>', 0)
        .where('consumedAt', 'is', null)
        .returning(columns)
        .executeTakeFirst(),

    verify: (id, codeMac, now) =>
      hasChanged(
        extendUntil(db, now + verifiedMilliseconds)
          .set({ verifiedAt: now, codeMac: null })
          .where('id', '=', id)
          .where('codeMac', '=', codeMac),
      ),

    findLink: (linkHash, now) => flows.where(isGood(linkHash, now)).executeTakeFirst(),

    takeLink: (linkHash, now) =>
      update.set({ linkHash: null }).where(isGood(linkHash, now)).returning(columns).executeTakeFirst(),

    markContactUpdated: (id, contactId, properties, now) =>
      change(
        update.set({ contactId, contactUpdatedAt: now, contactProperties: properties }).where('id', '=', id),
      ),

    markFormSubmitted: (id, now) =>
      hasChanged(
        update.set({ formSubmittedAt: now }).where('id', '=', id).where('formSubmittedAt', 'is', null),
      ),

    consume: (id, memberId, now) =>
      hasChanged(
        extendUntil(db, now + verifiedMilliseconds)
          .set({ consumedAt: now, resultMemberId: memberId })
          .where('id', '=', id)
          .where('verifiedAt', 'is not', null)
          .where('consumedAt', 'is', null),
      ),

    moveToSession: (from, to) => change(update.set({ sessionHash: to }).where('sessionHash', '=', from)),
    endByEmail: (emailKey) =>
      change(removal.where('emailKey', '=', emailKey).where('consumedAt', 'is', null)),
    removeByEmail: (emailKey) => change(removal.where('emailKey', '=', emailKey)),

    listByEmail: (emailKey) =>
      flows.where('emailKey', '=', emailKey).orderBy('createdAt').orderBy('id').execute(),
  };
}

/** Starts an update of flows that also extends their lifetime to `until`. */
function extendUntil(db: Database, until: number) {
  return db.updateTable('flows').set((eb) => ({
    expiresAt: eb.case().when('expiresAt', '<', until).then(until).else(eb.ref('expiresAt')).end(),
  }));
}
