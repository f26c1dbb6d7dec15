import type { Clock } from '../core/clock.ts';
import { checkRecipient } from '../core/email-address.ts';
import { type Mail, type Mailer, MailUnavailable } from '../core/ports/mail.ts';
import type { MailboxStore } from '../core/ports/work-stores.ts';
import { type Letterhead, writeMail } from './write-mail.ts';

export interface MailboxMailerOptions {
  readonly mailbox: MailboxStore;
  readonly letterhead: Letterhead;
  readonly clock: Clock;
}

/** Stores mails in the database instead of sending them, for sites without a mail server. */
export function createMailboxMailer({ mailbox, letterhead, clock }: MailboxMailerOptions): Mailer {
  return {
    async send(mail) {
      const to = checkRecipient(mail.to);
      const { subject, text, html } = writeMail(mail, letterhead);
      const item = { to, subject, text, html, locale: mail.locale, sentAt: clock.now() };
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
