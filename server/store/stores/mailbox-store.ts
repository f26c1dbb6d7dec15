import { emailKeyOf } from '../../rewards-club/email-key.ts';
import type { MailboxItem, MailboxStore } from '../../rewards-club/ports/mailbox-store.ts';
import type { Database } from '../tables.ts';
import { change } from './changes.ts';

/** Mails stored instead of sent, in a database. */
export function createMailboxStore(db: Database): MailboxStore {
  const newestFirst = db
    .selectFrom('mailbox')
    .select(['to', 'subject', 'text', 'html', 'code', 'link', 'locale', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc');

  return {
    add({ to, subject, text, html, code = null, link = null, locale, sentAt }) {
      const mail = { to, recipientKey: emailKeyOf(to), subject, text, html, code, link, locale, sentAt };
      return change(db.insertInto('mailbox').values(mail));
    },

    async list(limit) {
      return (await newestFirst.limit(limit).execute()).map(readMail);
    },

    async listByRecipient(emailKey) {
      return (await newestFirst.where('recipientKey', '=', emailKey).execute()).map(readMail);
    },

    removeByRecipient: (emailKey) => change(db.deleteFrom('mailbox').where('recipientKey', '=', emailKey)),
  };
}

type MailRow = Omit<MailboxItem, 'code' | 'link'> & { code: string | null; link: string | null };

function readMail({ code, link, ...mail }: MailRow): MailboxItem {
  return { ...mail, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) };
}
