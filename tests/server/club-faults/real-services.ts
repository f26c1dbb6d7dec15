import type { ShownMail } from '../club-api/club-site.ts';
import { brandFields, forms } from '../conformance/crm/crm-under-test.ts';
import { startHubspotServer } from '../conformance/crm/hubspot-server.ts';
import { withStarted } from '../integration/fixture/started.ts';

/** Environment of a site that uses HubSpot. */
export function hubspotEnvironment(token: string, url: string) {
  return {
    CRM: 'hubspot',
    HUBSPOT_TOKEN: token,
    HUBSPOT_PORTAL_ID: '123456',
    HUBSPOT_ACTIVATION_FORM_ID: forms.activation,
    HUBSPOT_REGISTRATION_FORM_ID: forms.registration,
    HUBSPOT_CLUB_EMAIL_FIELD: brandFields.clubEmail,
    HUBSPOT_ACTIVATION_LINK_FIELD: brandFields.activationLink,
    HUBSPOT_ACTIVATION_CODE_FIELD: brandFields.activationCode,
    HUBSPOT_API_URL: url,
    HUBSPOT_FORMS_URL: url,
  };
}

/** HubSpot on loopback for the tests of a suite. */
export const withHubspot = () => withStarted(startHubspot, ({ server }) => server.close());

async function startHubspot() {
  const server = await startHubspotServer({ formIds: Object.values(forms) });
  const received = (formId: string, email: string) =>
    server.fieldsOf(formId).filter((fields) => fields.email === email);
  const contacts = () => [...server.contacts.values()];
  return {
    server,
    env: hubspotEnvironment(server.token, server.url),
    /** The codes that its workflow would have mailed, newest first. */
    sentCodes: async (to: string): Promise<readonly ShownMail[]> =>
      received(forms.activation, to)
        .toReversed()
        .map(({ jezik: locale = '', club_code: code = '', club_link: link = '' }) => {
          return { to, subject: '', sentAt: '', locale, code, link };
        }),
    registrations: (email: string) => received(forms.registration, email),
    /** Properties of a contact by name. */
    properties: (email: string): Readonly<Record<string, string>> =>
      Object.fromEntries(contacts().find((properties) => properties.get('email') === email) ?? []),
  };
}
