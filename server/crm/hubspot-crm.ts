import type { Crm } from '../rewards-club/ports/crm.ts';
import { connect } from './hubspot/connect.ts';
import { createHubspotContacts } from './hubspot/contacts.ts';
import { createHubspotForms, type HubspotFormsOptions } from './hubspot/forms.ts';
import { createHubspotNewsletter } from './hubspot/newsletter.ts';
import { createHubspotPageForms, pageFormProperties } from './hubspot/page-forms.ts';
import { createSubmitForm } from './hubspot/submit-form.ts';
import type { HubspotFormCrmOptions } from './hubspot-form-crm.ts';

/** The settings, and parts that tests replace. */
export interface HubspotCrmOptions extends HubspotFormCrmOptions, Omit<HubspotFormsOptions, 'submit'> {}

/**
 * The CRM in a HubSpot account, with a private app's token (scopes: crm.objects.contacts.read and .write, forms,
 * communication_preferences.read_write).
 * E-mails are sent normalized, so that a form updates the existing contact.
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function createHubspotCrm(options: HubspotCrmOptions): Crm {
  const { apiUrl, formsUrl, portalId, brandFields, dateEncoding } = options;
  const formProperties = [
    'mobilephone',
    'record_id',
    'jezik',
    'gdpr_marketing_privola',
    brandFields.clubEmail,
    ...pageFormProperties,
  ];
  const submit = createSubmitForm(connect(options, formsUrl), portalId);
  const client = connect(options, apiUrl);
  return {
    ...createHubspotContacts({ client, dateEncoding, formProperties }),
    ...createHubspotForms({ ...options, submit }),
    ...createHubspotPageForms({ ...options, submit }),
    ...createHubspotNewsletter({ ...options, client }),
  };
}
