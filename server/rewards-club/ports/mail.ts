export interface Mail {
  readonly to: string;
  readonly kind: 'activationCode' | 'resetCode' | 'passwordChanged' | 'accountLinked' | 'accountRemoved';
  readonly locale: string;
  readonly code?: string;
  readonly link?: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The mail system is away or refuses for now. */
export class MailUnavailable extends Error {}
