import type { components } from '../../../generated/api/types.ts';
import type { PageFormName } from '../../../generated/forms/page-forms.ts';
import type { RegistrationField } from '../../../generated/forms/registration.ts';
import { sentFields } from '../../../generated/forms/sent-fields.ts';
import type { Purpose } from './member-stores.ts';

/** The name of a contact property in the CRM. */
export type ContactProperty = components['schemas']['ContactProperty']['property'];

/** A site without a club has none. */
const { updateContact: sent = {} } = sentFields;

/** The contact properties that the club reads and writes, by the CRM's names, in the order of the form. */
export const contactProperties = Object.keys(sent) as readonly ContactProperty[];

/** The field of the registration form behind each contact property. */
export const fieldOfProperty = Object.fromEntries(
  Object.entries(sent).map(([property, { field }]) => [property, field]),
) as Readonly<Record<ContactProperty, RegistrationField>>;

/** The control of the field behind a property, which decides the format of its value; undefined for other names. */
export function controlOf(property: string) {
  return Object.hasOwn(sent, property) ? sent[property]?.control : undefined;
}

/** The page and browser from which a form was sent. The CRM leaves out invalid values. */
export interface FormContext {
  /** The value of HubSpot's cookie `hubspotutk`; absent without consent. */
  readonly trackingCookie?: string;
  /** The absolute URL of the page. */
  readonly pageUri: string;
  /** The name of the page, for reports in the CRM. */
  readonly pageName: string;
}

/** The part of the CRM that takes forms of pages. Errors: see `Crm`. */
export interface FormCrm {
  /**
   * Sends a form of a page. Does nothing if the CRM has no such form. Not idempotent: a repeat adds a second submission.
   * @param fields values by the CRM's names, `email` among them; days as YYYY-MM-DD, lists separated by semicolons
   */
  submitForm(
    form: PageFormName,
    fields: Readonly<Record<string, string>>,
    context: FormContext,
  ): Promise<void>;
  /** Whether the CRM has its own list of who gets the newsletter. */
  readonly hasNewsletter: boolean;
  /**
   * Sets whether an e-mail gets the newsletter, in a CRM with such a list. Idempotent.
   * @param reason the text of the consent, for the staff
   */
  setNewsletter(email: string, isSubscribed: boolean, reason: string): Promise<void>;
}

/** The part of the CRM that has data about a guest. Errors: see `Crm`. */
export interface GuestCrm extends Pick<FormCrm, 'hasNewsletter'> {
  /** The contact with this e-mail; undefined if the CRM has none. */
  findContact(email: string): Promise<{ readonly vid: string } | undefined>;
  /** Removes a contact. Does nothing if the contact no longer exists. */
  removeContact(vid: string): Promise<void>;
  /** All data that the site has stored about a contact, as JSON; an empty object if it no longer exists. */
  exportContact(vid: string): Promise<Readonly<Record<string, unknown>>>;
}

/** Values of some or all contact properties; phone in E.164, dates as midnight Europe/Paris in epoch milliseconds. */
export type ContactProperties = Readonly<Partial<Record<ContactProperty, string>>>;

/** A contact as the CRM returns it; unset properties are absent. */
export interface CrmContact {
  /** The id of the contact: up to 20 digits. */
  readonly vid: string;
  /** The e-mail as the CRM stores it. */
  readonly email: string;
  /** Values by the CRM's names, in the formats of `ContactProperties`. */
  readonly properties: Readonly<Record<string, string>>;
}

/** The fields of the activation form. */
export interface ActivationForm {
  /** The address that gets the code. */
  readonly email: string;
  /** The id of the contact. */
  readonly recordId: string;
  /** The locale of the mail. */
  readonly locale: string;
  /** Why the code was requested. */
  readonly purpose: Purpose;
  /** The code: six digits. */
  readonly code: string;
  /** The link that replaces the code; for a removal, which has none, the home page. Absolute. */
  readonly link: string;
}

/** The fields of the registration form; '' if a text is unknown. */
interface RegistrationForm {
  /** The e-mail of the contact. */
  readonly email: string;
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** Phone number in E.164. */
  readonly phone: string;
  /** Form of address: `Mr.`, `Ms.` or `Mrs.` */
  readonly titula: string;
  /** In the format of `birth_date` in `ContactProperties`. */
  readonly birthDate: string;
  /** Contact properties that the site has added, by the CRM's names; absent if there are none. */
  readonly further?: Readonly<Record<string, string>>;
  /** The guest's locale. */
  readonly locale: string;
  /** Whether the guest consents to marketing. */
  readonly marketing: boolean;
}

/**
 * The CRM. Every method rejects with `CrmUnavailable` on an outage, and with `CrmRefused` for data that it cannot
 * store, such as an invalid e-mail. E-mails with the same `emailKeyOf` are one contact.
 */
export interface Crm extends FormCrm, GuestCrm {
  /** The contact with this e-mail; undefined if the CRM has none. */
  findContact(email: string): Promise<CrmContact | undefined>;
  /** Creates a contact, or returns the existing one. */
  createContact(email: string): Promise<{ readonly vid: string }>;
  /**
   * Sets the given properties; '' clears a property.
   * @returns false if the contact no longer exists
   */
  updateContact(vid: string, properties: ContactProperties): Promise<boolean>;
  /** Whether the CRM mails the code and the link of an activation form itself, as HubSpot does by a workflow. */
  readonly mailsCodes: boolean;
  /**
   * Sends the activation form. A CRM that does not mail the code does not store it, either. Rejects with `CrmRefused` if the
   * address is refused. Not idempotent: a repeat may send a second mail.
   */
  submitActivationCode(form: ActivationForm, context: FormContext): Promise<void>;
  /** Sends the registration form. Not idempotent: a repeat adds a second submission. */
  submitRegistration(form: RegistrationForm, context: FormContext): Promise<void>;
}

/** Outage, throttling or time-out. It never means that a contact is missing. */
export class CrmUnavailable extends Error {
  /** Whether the CRM may have processed the request. */
  readonly isUndecided: boolean;

  constructor(message?: string, isUndecided = false) {
    super(message);
    this.isUndecided = isUndecided;
  }
}

/** The site's own budget of requests is used up for now. No request was sent. */
export class CrmPostponed extends CrmUnavailable {
  override readonly name = 'CrmPostponed';
  /** Milliseconds until a retry may succeed. */
  readonly retryAfterMilliseconds: number;

  constructor(message: string, retryAfterMilliseconds: number) {
    super(message);
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}

/**
 * The CRM rejects the data for good: a value that it cannot store or that it found invalid. A retry helps only after a
 * change of the data or of the CRM's settings. The message names fields and codes, never values.
 */
export class CrmRefused extends Error {
  override readonly name = 'CrmRefused';
}
