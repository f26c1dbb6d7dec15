import type { Clock } from '../rewards-club/ports/clock.ts';
import { type Mailer, MailUnavailable } from '../rewards-club/ports/mail.ts';
import type { MailboxStore } from '../rewards-club/ports/mailbox-store.ts';
import { checkRecipient } from './mail-address.ts';
import { type Letterhead, writeMail } from './write-mail.ts';

export interface MailboxMailerOptions {
  readonly mailbox: MailboxStore;
  readonly letterhead: Letterhead;
  readonly clock: Clock;
}

/** Keeps mails in the database in place of sending them, for sites without a mail server. */
export function createMailboxMailer({ mailbox, letterhead, clock }: MailboxMailerOptions): Mailer {
  return {
    async send(mail) {
      const to = checkRecipient(mail.to);
      const { subject, text, html } = writeMail(mail, letterhead);
      const { code, link, locale } = mail;
      const item = { to, subject, text, html, locale, sentAt: clock.now() };
      const proofs = { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
      await mailbox.add({ ...item, ...proofs }).catch((cause: unknown) => {
        throw new MailUnavailable('The mailbox cannot be written.', { cause });
      });
    },
  };
}
