import { MailUnavailable } from './mail.ts';

/** The address or the mail is rejected for good; a retry cannot help. */
export class MailRefused extends MailUnavailable {
  override readonly name = 'MailRefused';
}
