import { onTestFinished } from 'vitest';
import type { Crm } from '../../../../server/core/ports/crm.ts';
import type { Store } from '../../../../server/core/ports/store.ts';
import { createEmbeddedCrm } from '../../../../server/crm/embedded-crm.ts';
import { createHubspotCrm, type HubspotCrmOptions } from '../../../../server/crm/hubspot-crm.ts';
import { openNew, sqliteMemory } from '../store/engines-under-test.ts';
import { type HubspotServerOptions, startHubspotServer } from './hubspot-server.ts';

/** A CRM with a view of what is behind it. */
export interface CrmUnderTest {
  readonly crm: Crm;
  /** Codes and links that guests were sent. */
  sentCodes(): readonly { readonly to: string; readonly code: string; readonly link: string }[];
  /** Forms as they were kept. */
  forms(form: 'registration' | 'stay', email: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Everything that is kept and that the staff may see. */
  kept(email: string): Promise<string>;
  /** Breaks what is behind the CRM, until it is called with false. */
  breakDown(isBroken: boolean): void;
}

export const email = 'guest@example.com';
export const context = { pageUri: 'https://hotel.example/en/', pageName: 'Home' };
export const activation = {
  email,
  recordId: '77',
  locale: 'hr',
  purpose: 'registration',
  code: '482915',
  link: 'https://hotel.example/en/?magic=c2VjcmV0LW1hZ2ljLXRva2Vu',
} as const;

export const forms = {
  activation: 'aaaaaaaa-0000-4000-8000-000000000001',
  registration: 'bbbbbbbb-0000-4000-8000-000000000002',
  stay: 'cccccccc-0000-4000-8000-000000000003',
};
/** The newsletter among HubSpot's subscription types. */
export const newsletterType = 7085820;
export const brandFields = {
  clubEmail: 'club_email',
  activationLink: 'club_link',
  activationCode: 'club_code',
};

/** A clock that goes on only where something waits, and those waits in milliseconds. */
function createWaitingClock() {
  let now = Date.UTC(2026, 0, 2);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    now += milliseconds;
  };
  return { now: () => now, waits, wait };
}

export type HubspotUnderTest = Awaited<ReturnType<typeof startHubspotCrm>>;

/** A CRM on a HubSpot of its own, which is closed after the test. */
export async function startHubspotCrm(
  serverOptions: HubspotServerOptions = {},
  options: Partial<HubspotCrmOptions> = {},
) {
  // Time runs out when the server leaves a request hanging, not before.
  const timeouts: AbortController[] = [];
  const onHang = () => {
    for (const controller of timeouts) controller.abort(new DOMException('overdue', 'TimeoutError'));
  };
  const timeout = () => {
    const controller = new AbortController();
    timeouts.push(controller);
    return controller.signal;
  };
  const known = { formIds: Object.values(forms), subscriptionTypes: [newsletterType] };
  const server = await startHubspotServer({ ...known, onHang, ...serverOptions });
  onTestFinished(() => server.close());
  const clock = createWaitingClock();
  const crm = createHubspotCrm({
    apiUrl: server.url,
    formsUrl: server.url,
    token: server.token,
    portalId: '123456',
    activationFormId: forms.activation,
    registrationFormId: forms.registration,
    pageFormIds: { stay: forms.stay },
    newsletterType,
    brandFields,
    dateEncoding: 'utc-midnight',
    clock,
    wait: clock.wait,
    timeout,
    random: () => 0.5,
    ...options,
  });
  const fieldsOf = (form: keyof typeof forms) => server.fieldsOf(forms[form]);
  const view: CrmUnderTest = {
    crm,
    sentCodes: () =>
      fieldsOf('activation').map(({ email: to = '', club_code: code = '', club_link: link = '' }) => {
        return { to, code, link };
      }),
    forms: async (form) => fieldsOf(form),
    // HubSpot's workflow mails the code, so the form has to carry it; nothing else does.
    kept: async () =>
      JSON.stringify([[...server.contacts.values()].map((each) => [...each]), fieldsOf('registration')]),
    breakDown: (isBroken) => (isBroken ? server.fail() : server.recover()),
  };
  return { ...view, crm, server, clock };
}

export type EmbeddedUnderTest = Awaited<ReturnType<typeof startEmbeddedCrm>>;

type Submission = Parameters<Store['formSubmissions']['add']>[0];

/** The embedded CRM on SQLite, closed after the test. */
export async function startEmbeddedCrm() {
  const store = await openNew(sqliteMemory);
  let isAway = false;
  /** Fails while the store is away. */
  const breakable = <T extends object>(methods: T): T =>
    new Proxy(methods, {
      get: (target, name) => {
        const outage = Object.assign(new Error(`no such row: ${email}`), { code: 'SQLITE_IOERR' });
        return isAway ? () => Promise.reject(outage) : Reflect.get(target, name);
      },
    });
  const stores = {
    contacts: breakable(store.contacts),
    formSubmissions: breakable(store.formSubmissions),
  };
  const crm = createEmbeddedCrm({ ...stores, clock: createWaitingClock() });
  const { contacts, formSubmissions } = store;
  const view: CrmUnderTest = {
    crm,
    sentCodes: () => [],
    forms: async (form, of) => {
      const kept = (await formSubmissions.listByEmail(of)) as readonly Submission[];
      return kept.filter((each) => each.form === form).map(({ fields }) => fields);
    },
    kept: async (of) =>
      JSON.stringify([await contacts.findByEmail(of), await formSubmissions.listByEmail(of)]),
    breakDown(isBroken) {
      isAway = isBroken;
    },
  };
  return { ...view, store };
}
