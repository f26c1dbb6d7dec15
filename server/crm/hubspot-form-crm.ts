import type { FormCrm } from '../rewards-club/ports/form-crm.ts';
import type { GuestCrm } from '../rewards-club/ports/guest-crm.ts';
import { connect } from './hubspot/connect.ts';
import { createContactRecords } from './hubspot/contact-records.ts';
import { createHubspotNewsletter, type NewsletterOptions } from './hubspot/newsletter.ts';
import { createHubspotPageForms, type PageFormsOptions, pageFormProperties } from './hubspot/page-forms.ts';
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
 * The forms of pages, the newsletter and what guests have left of both in a HubSpot account, for a site without a rewards
 * club. The scopes of the token are those of `createHubspotCrm`.
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function createHubspotFormCrm(options: HubspotFormCrmOptions): FormCrm & GuestCrm {
  const submit = createSubmitForm(connect(options, options.formsUrl), options.portalId);
  const client = connect(options, options.apiUrl);
  const { find, read, removeContact } = createContactRecords(client);
  return {
    ...createHubspotPageForms({ ...options, submit }),
    ...createHubspotNewsletter({ ...options, client }),
    findContact: (email) => find(email, ['email']),
    removeContact,
    async exportContact(vid) {
      const record = await read(vid, ['email', ...pageFormProperties]);
      return record === undefined ? {} : { vid, ...record.properties, ...record.times };
    },
  };
}
