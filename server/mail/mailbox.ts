import type { Clock } from '../core/clock.ts';
import { checkRecipient } from '../core/email-address.ts';
import { type Mail, type Mailer, MailUnavailable } from '../core/ports/mail.ts';
import type { MailboxStore } from '../core/ports/work-stores.ts';
import { type Letterhead, writeMail } from './write-mail.ts';
import { writeStay } from './write-stay.ts';

export interface MailboxMailerOptions {
  readonly mailbox: MailboxStore;
  readonly letterhead: Letterhead;
  readonly clock: Clock;
}

/** Stores mails in the database instead of sending them, for sites without a mail server. A file follows the plain text. */
export function createMailboxMailer({ mailbox, letterhead, clock }: MailboxMailerOptions): Mailer {
  return {
    async send(mail) {
      const to = checkRecipient(mail.to);
      const { subject, text, html } = writeMail(mail, letterhead);
      const file = writeStay(mail, letterhead);
      const shown =
        file === undefined ? text : `${text}\n${file.filename}\n${file.content.replaceAll('\r\n', '\n')}`;
      const item = { to, subject, text: shown, html, locale: mail.locale, sentAt: clock.now() };
      await mailbox.add({ ...item, ...findProofs(mail) }).catch((cause: unknown) => {
        throw new MailUnavailable('The mailbox cannot be written.', { cause });
      });
    },
  };
}

function findProofs(mail: Mail): { readonly code?: string; readonly link?: string } {
  const code = 'code' in mail ? mail.code : undefined;
  const link = 'link' in mail ? mail.link : undefined;
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
}
