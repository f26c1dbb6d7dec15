import type { FormCrm } from './form-crm.ts';

/** The part of the CRM that has data about a guest. Errors: see `Crm`. */
export interface GuestCrm extends Pick<FormCrm, 'hasNewsletter'> {
  /** The contact with this e-mail; undefined if the CRM has none. */
  findContact(email: string): Promise<{ readonly vid: string } | undefined>;
  /** Removes a contact. Does nothing if the contact no longer exists. */
  removeContact(vid: string): Promise<void>;
  /** All data that the site has stored about a contact, as JSON; an empty object if it no longer exists. */
  exportContact(vid: string): Promise<Readonly<Record<string, unknown>>>;
}
