import type { Clock } from '../core/clock.ts';
import { codeName } from '../core/failures.ts';
import { cleanContext } from '../core/form-context.ts';
import { type Crm, type CrmContact, CrmUnavailable, type FormContext } from '../core/ports/crm.ts';
import type { Contact, ContactStore, FormSubmissionStore } from '../core/ports/form-stores.ts';
import { requireDate, requireEmail, requireProperties, requireText } from './contact-values.ts';

export interface EmbeddedCrmOptions {
  readonly contacts: ContactStore;
  readonly formSubmissions: FormSubmissionStore;
  readonly clock: Clock;
}

/**
 * The built-in CRM: contacts and forms in the site's own database. Enforces HubSpot's limits, so that data accepted
 * here is accepted there. Not for use inside a transaction: errors of the store become CrmUnavailable.
 */
export function createEmbeddedCrm({ contacts, formSubmissions, clock }: EmbeddedCrmOptions): Crm {
  const submitForm = createSubmitForm({ formSubmissions, clock });

  async function findContact(email: string): Promise<CrmContact | undefined> {
    const key = requireEmail(email);
    const contact = await callStore('finding a contact', () => contacts.findByEmail(key));
    return contact === undefined ? undefined : { ...identify(contact), properties: contact.properties };
  }

  return {
    findContact,
    async createContact(email) {
      const key = requireEmail(email);
      const known = await findContact(email);
      if (known !== undefined) return { vid: known.vid };
      try {
        const { vid } = await callStore('creating a contact', () =>
          contacts.add(email.trim(), key, clock.now()),
        );
        return { vid };
      } catch (thrown) {
        // A concurrent request may have created it.
        const made = await findContact(email);
        if (made === undefined) throw thrown;
        return { vid: made.vid };
      }
    },
    async updateContact(vid, properties) {
      const changes: Readonly<Record<string, string>> = Object.fromEntries(requireProperties(properties));
      return callStore('updating a contact', async () => {
        if (Object.keys(changes).length === 0) return (await contacts.find(vid)) !== undefined;
        return contacts.update(vid, changes, clock.now());
      });
    },
    mailsCodes: false,
    async submitActivationCode({ email, recordId, locale, purpose }, context) {
      await submitForm('activation-code', { email, record_id: recordId, jezik: locale, purpose }, context);
    },
    async submitRegistration(
      { email, firstname, lastname, phone, titula, birthDate, further, locale, marketing },
      context,
    ) {
      const person = { firstname, lastname, mobilephone: phone, titula_kontakta: titula };
      const birth_date = requireDate('birth_date', birthDate);
      const fields = { ...further, birth_date, ...person, email, jezik: locale };
      await submitForm('registration', { ...fields, gdpr_marketing_privola: String(marketing) }, context);
    },
    submitForm,
    ...withoutNewsletter,
    async removeContact(vid) {
      await callStore('removing a contact', async () => {
        const contact = await contacts.find(vid);
        if (contact === undefined) return;
        // Removes the contact last, so that an interrupted removal can be repeated.
        await formSubmissions.removeByEmail(contact.emailKey);
        await contacts.remove(vid);
      });
    },
    async exportContact(vid) {
      return callStore('exporting a contact', async () => {
        const contact = await contacts.find(vid);
        if (contact === undefined) return {};
        const { createdAt, updatedAt, emailKey } = contact;
        const submissions = await formSubmissions.listByEmail(emailKey);
        return {
          ...identify(contact),
          ...contact.properties,
          createdAt,
          updatedAt,
          formSubmissions: submissions,
        };
      });
    },
  };
}

function identify({ vid, email }: Contact): { vid: string; email: string } {
  return { vid, email };
}

/** The site's own table of subscriptions is the only list. */
const withoutNewsletter = { hasNewsletter: false, setNewsletter: async () => undefined };

interface SubmitFormOptions {
  readonly formSubmissions: FormSubmissionStore;
  readonly clock: Clock;
}

/** Stores the form of a guest; `email` is among its fields. Errors: see `Crm`. */
type SubmitForm = (
  form: string,
  fields: Readonly<Record<string, string>>,
  context: FormContext,
) => Promise<void>;

/** Creates the function that stores a form in the site's own database. */
export function createSubmitForm({ formSubmissions, clock }: SubmitFormOptions): SubmitForm {
  return async (form, fields, context) => {
    for (const [name, value] of Object.entries(fields)) requireText(name, value);
    const stored = { form, emailKey: requireEmail(fields.email ?? ''), fields };
    const submission = { ...stored, context: { ...cleanContext(context) }, submittedAt: clock.now() };
    await callStore('storing a form', () => formSubmissions.add(submission));
  };
}

/**
 * Calls the database for the embedded CRM. Its errors may quote data, so only the code is reported.
 * @throws {CrmUnavailable} if it fails
 */
async function callStore<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (thrown) {
    const code = codeName(thrown);
    const shown = code === '' ? '' : ` (${code})`;
    throw new CrmUnavailable(`The embedded CRM, ${what}: its store failed${shown}.`);
  }
}
