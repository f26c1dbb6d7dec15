import type { Crm } from '../rewards-club/ports/crm.ts';
import { createHubspotContacts } from './hubspot/contacts.ts';
import { createHubspotForms, type HubspotFormsOptions } from './hubspot/forms.ts';
import { createHubspotClient } from './hubspot/http-client.ts';
import type { HubspotClientOptions } from './hubspot/request.ts';

/** What stands in the environment, and what tests replace. */
export interface HubspotCrmOptions
  extends Omit<HubspotFormsOptions, 'client'>,
    Omit<HubspotClientOptions, 'baseUrl'> {
  /** Base of the CRM API, usually https://api.hubapi.com */
  readonly apiUrl: string;
  /** Base of the forms API, usually https://api.hsforms.com */
  readonly formsUrl: string;
}

/**
 * The club's CRM in a HubSpot account, with a private app's token (scopes: crm.objects.contacts.read and .write,
 * forms). An address is sent in one spelling, so that a form meets the contact that was created.
 * @throws {TypeError} when the token could not be sent as a header; the message does not hold it
 */
export function createHubspotCrm(options: HubspotCrmOptions): Crm {
  const { apiUrl, formsUrl, brandFields, dateEncoding, token } = options;
  if (!/^[\x21-\x7e]+$/.test(token)) throw new TypeError('The HubSpot token is empty or has odd characters.');
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
