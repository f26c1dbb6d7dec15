import { MailUnavailable } from './mail.ts';

/** The mail cannot be delivered to this address, now or later: sending it again is of no use. */
export class MailRefused extends MailUnavailable {
  override readonly name = 'MailRefused';
}
