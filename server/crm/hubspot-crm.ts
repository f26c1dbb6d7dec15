import type { Crm } from '../rewards-club/ports/crm.ts';
import { connect } from './hubspot/connect.ts';
import { createHubspotContacts } from './hubspot/contacts.ts';
import { createHubspotForms, type HubspotFormsOptions } from './hubspot/forms.ts';
import { createHubspotPageForms } from './hubspot/page-forms.ts';
import { createSubmitForm } from './hubspot/submit-form.ts';
import type { HubspotFormCrmOptions } from './hubspot-form-crm.ts';

/** The settings, and parts that tests replace. */
export interface HubspotCrmOptions extends HubspotFormCrmOptions, Omit<HubspotFormsOptions, 'submit'> {
  /** Base of the CRM API, usually https://api.hubapi.com */
  readonly apiUrl: string;
}

/**
 * The CRM in a HubSpot account, with a private app's token (scopes: crm.objects.contacts.read and .write, forms).
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
  ];
  const submit = createSubmitForm(connect(options, formsUrl), portalId);
  return {
    ...createHubspotContacts({ client: connect(options, apiUrl), dateEncoding, formProperties }),
    ...createHubspotForms({ ...options, submit }),
    ...createHubspotPageForms({ ...options, submit }),
  };
}
