import { MailUnavailable } from './mail.ts';

/** The site's own budget has no room for the mail yet. The mail system was not asked. */
export class MailPostponed extends MailUnavailable {
  override readonly name = 'MailPostponed';
  /** When there is room, in milliseconds. */
  readonly retryAfterMilliseconds: number;

  constructor(retryAfterMilliseconds: number) {
    super('The site has sent all mails of this kind and hour.');
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}
