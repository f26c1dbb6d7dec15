import type { Purpose } from './flow-store.ts';

/** The contact properties that the club reads and writes, by the CRM's names. */
export const contactProperties = ['firstname', 'lastname', 'phone', 'titula_kontakta', 'birth_date'] as const;

/** The name of a contact property. */
export type ContactProperty = (typeof contactProperties)[number];

/** Values of some or all contact properties; phone in E.164, birth_date as midnight Europe/Paris in epoch milliseconds. */
export type ContactProperties = Readonly<Partial<Record<ContactProperty, string>>>;

/** Outage, throttling or time-out. It never means that a contact is missing. */
export class CrmUnavailable extends Error {}

/** A contact as the CRM returns it; unset properties are absent. */
export interface CrmContact {
  readonly vid: string;
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** The fields of the activation form. */
interface ActivationForm {
  readonly email: string;
  readonly recordId: string;
  readonly locale: string;
  readonly purpose: Purpose;
  readonly code: string;
  readonly link: string;
}

/** The fields of the registration form. */
interface RegistrationForm {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly titula: string;
  readonly birthDate: string;
  readonly locale: string;
  readonly marketing: boolean;
}

/** The page and browser from which a form was sent. */
export interface FormContext {
  readonly trackingCookie?: string;
  readonly pageUri: string;
  readonly pageName: string;
}

/** The CRM. Every method throws `CrmUnavailable` on an outage, and `CrmRefused` for data that it cannot store. */
export interface Crm {
  findContact(email: string): Promise<CrmContact | undefined>;
  /** Creates a contact, or returns the existing one. */
  createContact(email: string): Promise<{ readonly vid: string }>;
  /** @returns false if the contact no longer exists */
  updateContact(vid: string, properties: ContactProperties): Promise<boolean>;
  /** HubSpot mails code and link by a workflow on this form. The embedded CRM stores the form and mails them itself. */
  submitActivationCode(form: ActivationForm, context: FormContext): Promise<void>;
  submitRegistration(form: RegistrationForm, context: FormContext): Promise<void>;
  /** Does nothing if the contact no longer exists. */
  removeContact(vid: string): Promise<void>;
  /** All data of a contact; an empty object if it no longer exists. */
  exportContact(vid: string): Promise<Readonly<Record<string, unknown>>>;
}
