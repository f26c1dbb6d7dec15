import { emailKeyOf } from '../../rewards-club/email-key.ts';
import type { MailboxItem, MailboxStore } from '../../rewards-club/ports/mailbox-store.ts';
import type { Database } from '../tables.ts';

/** Mail that is shown instead of sent, in a database. */
export function createMailboxStore(db: Database): MailboxStore {
  return {
    async add({ to, subject, text, html, code = null, link = null, locale, sentAt }) {
      const mail = { to, recipientKey: emailKeyOf(to), subject, text, html, code, link, locale, sentAt };
      await db.insertInto('mailbox').values(mail).execute();
    },

    async list(limit) {
      const rows = await db
        .selectFrom('mailbox')
        .select(['to', 'subject', 'text', 'html', 'code', 'link', 'locale', 'sentAt'])
        .orderBy('sentAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ code, link, ...mail }): MailboxItem => {
        return { ...mail, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) };
      });
    },

    async removeByRecipient(emailKey) {
      await db.deleteFrom('mailbox').where('recipientKey', '=', emailKey).execute();
    },
  };
}
