/** A mail to write and send. */
export interface Mail {
  /** One e-mail address, without a name. */
  readonly to: string;
  /** Selects subject and text. */
  readonly kind: 'activationCode' | 'resetCode' | 'passwordChanged' | 'accountLinked' | 'accountRemoved';
  /** The locale of the text; the base locale if there are no mails in it. */
  readonly locale: string;
  /** The code to show; only `activationCode` and `resetCode` use it. */
  readonly code?: string;
  /** An absolute URL to link to; the mail has no link without it. */
  readonly link?: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the mail system has accepted the mail. Rejects with `MailRefused` for a permanent failure, such as an
   * invalid address, and with `MailUnavailable` for any other.
   */
  send(mail: Mail): Promise<void>;
}

/** The mail system is down or rejects the mail for now. */
export class MailUnavailable extends Error {}
