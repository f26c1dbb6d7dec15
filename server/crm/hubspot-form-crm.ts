import type { FormCrm } from '../rewards-club/ports/form-crm.ts';
import { connect } from './hubspot/connect.ts';
import { createHubspotNewsletter, type NewsletterOptions } from './hubspot/newsletter.ts';
import { createHubspotPageForms, type PageFormsOptions } from './hubspot/page-forms.ts';
import type { HubspotClientOptions } from './hubspot/request.ts';
import { createSubmitForm } from './hubspot/submit-form.ts';

/** The settings of the forms of pages, and parts that tests replace. */
export interface HubspotFormCrmOptions
  extends Omit<PageFormsOptions, 'submit'>,
    Omit<NewsletterOptions, 'client'>,
    Omit<HubspotClientOptions, 'baseUrl'> {
  /** Base of the CRM API, usually https://api.hubapi.com */
  readonly apiUrl: string;
  /** Base of the forms API, usually https://api.hsforms.com */
  readonly formsUrl: string;
  readonly portalId: string;
}

/**
 * The forms of pages and the newsletter in a HubSpot account, for a site without a rewards club (scopes of the token: forms,
 * communication_preferences.read_write).
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function createHubspotFormCrm(options: HubspotFormCrmOptions): FormCrm {
  const submit = createSubmitForm(connect(options, options.formsUrl), options.portalId);
  return {
    ...createHubspotPageForms({ ...options, submit }),
    ...createHubspotNewsletter({ ...options, client: connect(options, options.apiUrl) }),
  };
}
