import type { FormSubmissionStore } from '../../rewards-club/ports/form-submission-store.ts';
import { readStored, storedTexts } from '../../rewards-club/stored-json.ts';
import type { Database } from '../tables.ts';

/** Forms sent to the embedded CRM, in a database. */
export function createFormSubmissionStore(db: Database): FormSubmissionStore {
  return {
    async add({ form, emailKey, fields, context, submittedAt }) {
      const texts = { fields: JSON.stringify(fields), context: JSON.stringify(context) };
      await db
        .insertInto('formSubmissions')
        .values({ form, emailKey, ...texts, submittedAt })
        .execute();
    },

    async listByEmail(emailKey) {
      const rows = await db
        .selectFrom('formSubmissions')
        .select(['form', 'emailKey', 'fields', 'context', 'submittedAt'])
        .where('emailKey', '=', emailKey)
        .orderBy('submittedAt')
        .orderBy('id')
        .execute();
      return rows.map((row) => {
        return {
          ...row,
          fields: readStored(storedTexts, row.fields),
          context: readStored(storedTexts, row.context),
        };
      });
    },

    async removeByEmail(emailKey) {
      await db.deleteFrom('formSubmissions').where('emailKey', '=', emailKey).execute();
    },
  };
}
