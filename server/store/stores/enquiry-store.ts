import { Type } from '@sinclair/typebox';
import type { Selectable } from 'kysely';
import type { Enquiry, EnquiryStore } from '../../rewards-club/ports/enquiry-store.ts';
import { readStored } from '../../rewards-club/stored-json.ts';
import type { Database, Tables } from '../tables.ts';

const text = Type.String();
const storedAnswers = Type.Record(text, Type.Union([text, Type.Array(text), Type.Boolean()]));

/** Enquiries in a database. */
export function createEnquiryStore(db: Database): EnquiryStore {
  const enquiries = db.selectFrom('enquiries').selectAll();
  const forgetting = db.updateTable('enquiries').set(({ ref }) => ({ requestKey: ref('id') }));
  const inOrder = enquiries.orderBy('createdAt').orderBy('id');
  return {
    async add({ answers, ...enquiry }) {
      // A unique violation would abort the caller's PostgreSQL transaction.
      const added = await db
        .insertInto('enquiries')
        .values({ ...enquiry, answers: JSON.stringify(answers) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async find(id) {
      return toEnquiry(await enquiries.where('id', '=', id).executeTakeFirst());
    },

    async findByReference(reference) {
      return toEnquiry(await enquiries.where('reference', '=', reference).executeTakeFirst());
    },

    async findByRequest(requestKey, since) {
      const found = enquiries.where('requestKey', '=', requestKey).where('createdAt', '>=', since);
      return toEnquiry(await found.executeTakeFirst());
    },

    async forgetRequest(requestKey, before) {
      await forgetting.where('requestKey', '=', requestKey).where('createdAt', '<', before).execute();
    },

    async forgetRequests(emailKey) {
      await forgetting.where('emailKey', '=', emailKey).execute();
    },

    async findByProof(proofHash, now) {
      const found = enquiries.where('proofHash', '=', proofHash).where('proofExpiresAt', '>', now);
      return toEnquiry(await found.executeTakeFirst());
    },

    async prove(id, now, removeAt) {
      const { numUpdatedRows } = await db
        .updateTable('enquiries')
        .set({ provenAt: now, removeAt })
        .where('id', '=', id)
        .where('provenAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(id) {
      await db.deleteFrom('enquiries').where('id', '=', id).execute();
    },

    async listByEmail(emailKey) {
      return (await inOrder.where('emailKey', '=', emailKey).execute()).map((row) => toEnquiry(row));
    },

    async removeByEmail(emailKey) {
      await db.deleteFrom('enquiries').where('emailKey', '=', emailKey).execute();
    },

    async list({ since = 0, form }) {
      const recent = inOrder.where('createdAt', '>=', since);
      const rows = await (form === undefined ? recent : recent.where('form', '=', form)).execute();
      return rows.map((row) => toEnquiry(row));
    },
  };
}

function toEnquiry(row: Selectable<Tables['enquiries']>): Enquiry;
function toEnquiry(row: Selectable<Tables['enquiries']> | undefined): Enquiry | undefined;
function toEnquiry(row: Selectable<Tables['enquiries']> | undefined): Enquiry | undefined {
  return row === undefined ? undefined : { ...row, answers: readStored(storedAnswers, row.answers) };
}
