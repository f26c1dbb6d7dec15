import type { ShownMail } from '../club-api/club-site.ts';
import { brandFields, forms } from '../conformance/crm/crm-under-test.ts';
import { type Fault, reply } from '../conformance/crm/hubspot-replies.ts';
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
  /** Every request gets this in place of an answer, until `recover`. */
  fail(fault?: Fault): void;
  recover(): void;
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
    server.forms.received.filter((form) => form.formId === formId && form.fields.email === email);
  return {
    server,
    env: hubspotEnvironment(server.token, server.url),
    sentCodes: async (email) =>
      received(forms.activation, email)
        .toReversed()
        .map(({ fields }) => ({
          to: email,
          subject: '',
          sentAt: '',
          locale: fields.jezik ?? '',
          code: fields.club_code ?? '',
          link: fields.club_link ?? '',
        })),
    registrations: (email) => received(forms.registration, email).map(({ fields }) => fields),
    properties: (email) =>
      Object.fromEntries(
        [...server.contacts.values()].find((properties) => properties.get('email') === email) ?? [],
      ),
    // More than all requests and repeats of a test.
    fail: (fault = reply(502, 'Bad gateway')) => void server.faults.push(...Array(500).fill(fault)),
    recover: () => void server.faults.splice(0),
  };
}
