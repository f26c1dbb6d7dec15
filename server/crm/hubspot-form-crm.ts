import type { FormCrm } from '../rewards-club/ports/form-crm.ts';
import { connect } from './hubspot/connect.ts';
import { createHubspotPageForms, type PageFormsOptions } from './hubspot/page-forms.ts';
import type { HubspotClientOptions } from './hubspot/request.ts';
import { createSubmitForm } from './hubspot/submit-form.ts';

/** The settings of the forms of pages, and parts that tests replace. */
export interface HubspotFormCrmOptions
  extends Omit<PageFormsOptions, 'submit'>,
    Omit<HubspotClientOptions, 'baseUrl'> {
  /** Base of the forms API, usually https://api.hsforms.com */
  readonly formsUrl: string;
  readonly portalId: string;
}

/**
 * The forms of pages in a HubSpot account, for a site without a rewards club (scope of the token: forms).
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function createHubspotFormCrm(options: HubspotFormCrmOptions): FormCrm {
  const submit = createSubmitForm(connect(options, options.formsUrl), options.portalId);
  return createHubspotPageForms({ ...options, submit });
}
