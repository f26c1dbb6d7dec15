import type { Purpose } from './flow-store.ts';

/** The properties of a contact that the club reads and writes, as the CRM names them. */
export const contactProperties = ['firstname', 'lastname', 'phone', 'titula_kontakta', 'birth_date'] as const;
export type ContactProperty = (typeof contactProperties)[number];

/** Some or all of the five, as the CRM keeps them. */
export type ContactProperties = Readonly<Partial<Record<ContactProperty, string>>>;

export class CrmUnavailable extends Error {} // outage, throttling, timeouts: never read as "missing"
export interface CrmContact {
  readonly vid: string;
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
}
export interface Crm {
  findContact(email: string): Promise<CrmContact | undefined>; // throws CrmUnavailable
  /** An existing contact's vid where there is one (HubSpot 409). */
  createContact(email: string): Promise<{ vid: string }>;
  /** The five properties; phone E.164; birth_date epoch milliseconds as a string, midnight Europe/Paris. False when the contact is gone. */
  updateContact(vid: string, properties: ContactProperties): Promise<boolean>;
  /** HubSpot: the activation-code form with code and link fields (its workflow mails them). Embedded: stores the submission and sends the mail itself. */
  submitActivationCode(
    form: { email: string; recordId: string; locale: string; purpose: Purpose; code: string; link: string },
    context: FormContext,
  ): Promise<void>;
  submitRegistration(
    form: {
      email: string;
      firstname: string;
      lastname: string;
      phone: string;
      titula: string;
      birthDate: string;
      locale: string;
      marketing: boolean;
    },
    context: FormContext,
  ): Promise<void>;
  removeContact(vid: string): Promise<void>;
  exportContact(vid: string): Promise<Readonly<Record<string, unknown>>>;
}
export interface FormContext {
  readonly trackingCookie?: string;
  readonly pageUri: string;
  readonly pageName: string;
}
