import type { Locale } from '../../../generated/locales.ts';
import { CrmUnavailable } from './crm.ts';

interface Addressed {
  /** One e-mail address, without a name. */
  readonly to: string;
  /** Letters, digits, dots and hyphens. Makes the Message-ID the same at every delivery; random without it. */
  readonly id?: string;
}

/** A mail of the rewards club. */
export interface ClubMail extends Addressed {
  /** Selects subject and text. */
  readonly kind:
    | 'activationCode'
    | 'resetCode'
    | 'removalCode'
    | 'passwordChanged'
    | 'accountLinked'
    | 'accountUnlinked'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'accountRemoved'
    | 'wrongLogIns';
  /** The locale of the text; the base locale if there are no mails in it. */
  readonly locale: string;
  /** The code to show; only mails with a code use it. */
  readonly code?: string;
  /** An absolute URL to link to; the mail has no link without it. */
  readonly link?: string;
  /** Names of the identity providers that still open the account; only `passwordChanged` uses it. */
  readonly providers?: readonly string[];
  /** Whether passkeys still open the account; only `passwordChanged` uses it. */
  readonly hasPasskeys?: boolean;
}

/** A form that a guest has sent, for the guest or for the office. */
export interface EnquiryMail extends Addressed {
  readonly kind: 'enquiryCopy' | 'enquiryOffice';
  readonly locale: Locale;
  /** The title of the form's page. */
  readonly title: string;
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The locale of the page. */
  readonly pageLocale: Locale;
  /** Whether the guest has proven the e-mail; otherwise the guest's copy omits free text. */
  readonly isProven: boolean;
  /** The title of the entry that it is about. */
  readonly about?: string;
  /** Labels and answers. */
  readonly answers: readonly (readonly [label: string, value: string])[];
  /** The nights that the guest asks for, for a calendar file in the guest's copy. */
  readonly stay?: AskedStay;
  /** The address for replies. Left out if it is not one e-mail address. */
  readonly replyTo?: string;
}

/** The days of a stay, as YYYY-MM-DD, and the address of the house. */
export interface AskedStay {
  readonly arrival: string;
  readonly departure: string;
  readonly location?: string | undefined;
}

/** Asks a guest to prove the e-mail. */
export interface ConfirmMail extends Addressed {
  readonly kind: 'enquiryConfirm';
  readonly locale: Locale;
  /** The title of the form's page. */
  readonly title: string;
  /** An absolute URL. */
  readonly link: string;
  /** For how many days the link is valid. */
  readonly days: number;
}

/** Welcomes a subscriber of the newsletter. */
export interface WelcomeMail extends Addressed {
  readonly kind: 'newsletterWelcome';
  readonly locale: Locale;
  /** The page that ends the subscription; an absolute URL. */
  readonly link: string;
  /** Ends the subscription by a POST (RFC 8058); an absolute URL. */
  readonly unsubscribeUrl: string;
}

/** A mail to write and send. */
export type Mail = ClubMail | EnquiryMail | ConfirmMail | WelcomeMail;

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the mail system has accepted the mail. Rejects with `MailRefused` for a permanent failure, such as an
   * invalid address, with `MailUndecided` if the mail may arrive, and with `MailUnavailable` for any other failure.
   */
  send(mail: Mail): Promise<void>;
}

/** Sends mails within the budget of the site. */
export interface LimitedMailer extends Mailer {
  /**
   * Counts a mail that another system sends for the site, like a mail of this mailer.
   * @throws {MailPostponed} if the budget has no room; otherwise what `send` rejects with
   */
  sendBy(kind: Mail['kind'], send: () => Promise<void>): Promise<void>;
}

/** Whether a mail may have been sent although its sender has failed. */
export function mayArrive(thrown: unknown): boolean {
  return thrown instanceof MailUndecided || (thrown instanceof CrmUnavailable && thrown.isUndecided);
}

/** The mail system is down or rejects the mail for now. */
export class MailUnavailable extends Error {}

/** The mail system received the mail but did not confirm it: the mail may arrive. */
export class MailUndecided extends MailUnavailable {}

/** The address or the mail is rejected for good; a retry cannot help. */
export class MailRefused extends MailUnavailable {
  override readonly name = 'MailRefused';
}

/** The site's own budget is used up for now. The mail system was not called. */
export class MailPostponed extends MailUnavailable {
  override readonly name = 'MailPostponed';
  /** Milliseconds until a retry may succeed. */
  readonly retryAfterMilliseconds: number;

  constructor(retryAfterMilliseconds: number) {
    super('The site has sent all mails of this kind and hour.');
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}
