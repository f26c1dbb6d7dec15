import type { ShownMail } from '../club-api/club-site.ts';
import type { MailServer } from '../integration/mail/fixture/smtp-server.ts';

/** Mails to an address that a mail server has received, newest first, with the code and link that stand in them. */
export function showMails({ received }: MailServer, email: string): readonly ShownMail[] {
  const mails = received.filter(({ to }) => to.includes(email)).toReversed();
  return mails.map(({ email: { subject = '', text = '' } }) => {
    const [code] = /\b[1-9]\d{5}\b/.exec(text) ?? [];
    const [link] = /https?:\S+magic=\S+/.exec(text) ?? [];
    const proofs = { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
    return { to: email, subject, locale: '', sentAt: '', ...proofs };
  });
}
