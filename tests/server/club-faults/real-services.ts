import type { ShownMail } from '../club-api/club-site.ts';
import { brandFields, forms } from '../conformance/crm/crm-under-test.ts';
import { type HubspotServer, startHubspotServer } from '../conformance/crm/hubspot-server.ts';
import { withStarted } from '../integration/fixture/started.ts';

/** HubSpot, as its documentation says, on loopback. */
export interface Hubspot {
  readonly server: HubspotServer;
  /** Environment of a site that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The codes that its workflow would have mailed, newest first. */
  sentCodes(email: string): Promise<readonly ShownMail[]>;
  /** Registration forms as they arrived. */
  registrations(email: string): readonly Readonly<Record<string, string>>[];
  /** Properties of a contact by name. */
  properties(email: string): Readonly<Record<string, string>>;
}

/** Starts HubSpot for the tests of a suite. */
export const withHubspot = (): (() => Hubspot) =>
  withStarted(
    async () => describe(await startHubspotServer({ formIds: Object.values(forms) })),
    ({ server }) => server.close(),
  );

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

function describe(server: HubspotServer): Hubspot {
  const received = (formId: string, email: string) =>
    server.fieldsOf(formId).filter((fields) => fields.email === email);
  const contacts = () => [...server.contacts.values()];
  return {
    server,
    env: hubspotEnvironment(server.token, server.url),
    sentCodes: async (to) =>
      received(forms.activation, to)
        .toReversed()
        .map(({ jezik: locale = '', club_code: code = '', club_link: link = '' }) => {
          return { to, subject: '', sentAt: '', locale, code, link };
        }),
    registrations: (email) => received(forms.registration, email),
    properties: (email) =>
      Object.fromEntries(contacts().find((properties) => properties.get('email') === email) ?? []),
  };
}
