import type { Crm } from '../rewards-club/ports/crm.ts';
import { createHubspotContacts } from './hubspot/contacts.ts';
import { createHubspotForms, type HubspotFormsOptions } from './hubspot/forms.ts';
import { createHubspotClient } from './hubspot/http-client.ts';
import type { HubspotClientOptions } from './hubspot/request.ts';

/** The settings, and parts that tests replace. */
export interface HubspotCrmOptions
  extends Omit<HubspotFormsOptions, 'client'>,
    Omit<HubspotClientOptions, 'baseUrl'> {
  /** Base of the CRM API, usually https://api.hubapi.com */
  readonly apiUrl: string;
  /** Base of the forms API, usually https://api.hsforms.com */
  readonly formsUrl: string;
}

/**
 * The CRM in a HubSpot account, with a private app's token (scopes: crm.objects.contacts.read and .write, forms).
 * E-mails are sent normalized, so that a form updates the existing contact.
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function createHubspotCrm(options: HubspotCrmOptions): Crm {
  const { apiUrl, formsUrl, brandFields, dateEncoding, token } = options;
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new TypeError('The HubSpot token is empty or has invalid characters.');
  const connect = (url: string) => createHubspotClient({ ...options, baseUrl: url.replace(/\/+$/, '') });
  const formProperties = [
    'mobilephone',
    'record_id',
    'jezik',
    'gdpr_marketing_privola',
    brandFields.clubEmail,
  ];
  return {
    ...createHubspotContacts({ client: connect(apiUrl), dateEncoding, formProperties }),
    ...createHubspotForms({ ...options, client: connect(formsUrl) }),
  };
}
