import type { ContactProperty } from '../contact-properties.ts';
import type { Purpose } from './flow-store.ts';
import type { FormContext, FormCrm } from './form-crm.ts';
import type { GuestCrm } from './guest-crm.ts';

/** Values of some or all contact properties; phone in E.164, dates as midnight Europe/Paris in epoch milliseconds. */
export type ContactProperties = Readonly<Partial<Record<ContactProperty, string>>>;

/** A contact as the CRM returns it; unset properties are absent. */
export interface CrmContact {
  /** The id of the contact: up to 20 digits. */
  readonly vid: string;
  /** The e-mail in the CRM's spelling. */
  readonly email: string;
  /** Values by the CRM's names, in the formats of `ContactProperties`. */
  readonly properties: Readonly<Record<string, string>>;
}

/** The fields of the activation form. */
interface ActivationForm {
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
 * The CRM. Every method rejects with `CrmUnavailable` on an outage, and with `CrmRefused` for data that it cannot store,
 * such as an invalid e-mail. Spellings of an e-mail with the same `emailKeyOf` are one contact.
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
  /**
   * HubSpot mails code and link by a workflow on this form. The embedded CRM stores the form and mails them itself.
   * Rejects with `CrmRefused` if the address is refused. Not idempotent: a repeat may send a second mail.
   */
  submitActivationCode(form: ActivationForm, context: FormContext): Promise<void>;
  /** Sends the registration form. Not idempotent: a repeat adds a second submission. */
  submitRegistration(form: RegistrationForm, context: FormContext): Promise<void>;
}
