import { ApiError } from '../core/api-error.ts';
import { type Limited, limitsOf } from '../core/limit-table.ts';
import type { Limits } from '../core/limits.ts';
import { type Crm, CrmUnavailable } from '../core/ports/crm.ts';
import { createHubspotContacts } from './hubspot/contacts.ts';
import {
  createHubspotForms,
  createHubspotPageForms,
  createSubmitForm,
  type HubspotFormsOptions,
  type PageFormsOptions,
  pageFormProperties,
} from './hubspot/forms.ts';
import { connect } from './hubspot/http-client.ts';
import { createHubspotNewsletter, type NewsletterOptions } from './hubspot/newsletter.ts';
import type { HubspotClientOptions } from './hubspot/request.ts';

/** The settings, and dependencies that tests replace. */
export interface HubspotCrmOptions
  extends Omit<HubspotFormsOptions, 'submit'>,
    Omit<PageFormsOptions, 'submit'>,
    Omit<NewsletterOptions, 'client'>,
    Omit<HubspotClientOptions, 'baseUrl'> {
  /** Base of the CRM API, usually https://api.hubapi.com */
  readonly apiUrl: string;
  /** Base of the forms API, usually https://api.hsforms.com */
  readonly formsUrl: string;
  readonly portalId: string;
}

/**
 * The CRM in a HubSpot account, with a private app's token (scopes: crm.objects.contacts.read and .write, forms,
 * communication_preferences.read_write).
 * E-mails are sent normalized, so that a form updates the existing contact.
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function createHubspotCrm(options: HubspotCrmOptions): Crm {
  const { apiUrl, formsUrl, portalId, brandFields, dateEncoding } = options;
  const exportedProperties = [
    'mobilephone',
    'record_id',
    'jezik',
    'gdpr_marketing_privola',
    // A site without a club has no setting for it.
    ...(brandFields.clubEmail === '' ? [] : [brandFields.clubEmail]),
    ...pageFormProperties,
  ];
  const submit = createSubmitForm(connect(options, formsUrl), portalId);
  const client = connect(options, apiUrl);
  return {
    ...createHubspotContacts({ client, dateEncoding, exportedProperties }),
    ...createHubspotForms({ ...options, submit }),
    ...createHubspotPageForms({ ...options, submit }),
    ...createHubspotNewsletter({ ...options, client }),
  };
}

/** A share of the requests that the CRM allows the site. */
export type CrmShare = Extract<Limited, `crm-${string}`>;

/** Counts requests to the CRM in a share: see `HubspotClientOptions.admit`. */
export function shareRequests(limits: Pick<Limits, 'consume'>, share: CrmShare): () => Promise<number> {
  return async () => {
    try {
      await limits.consume(limitsOf(share, {}));
      return 0;
    } catch (thrown) {
      if (thrown instanceof ApiError) return 1000 * (thrown.retryAfter ?? 1);
      throw new CrmUnavailable('Requests to the CRM cannot be counted.');
    }
  };
}
