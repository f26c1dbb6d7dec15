/** A mail to write and send. */
export interface Mail {
  readonly to: string;
  readonly kind: 'activationCode' | 'resetCode' | 'passwordChanged' | 'accountLinked' | 'accountRemoved';
  readonly locale: string;
  readonly code?: string;
  readonly link?: string;
}

/** Sends mails. */
export interface Mailer {
  /** Throws `MailRefused` for a permanent failure, `MailUnavailable` for any other. */
  send(mail: Mail): Promise<void>;
}

/** The mail system is down or rejects the mail for now. */
export class MailUnavailable extends Error {}
