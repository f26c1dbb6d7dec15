import { createEmbeddedCrm } from '../../../../server/crm/embedded-crm.ts';
import { createHubspotCrm, type HubspotCrmOptions } from '../../../../server/crm/hubspot-crm.ts';
import type { Crm } from '../../../../server/rewards-club/ports/crm.ts';
import { type ClubMail, type Mail, MailUnavailable } from '../../../../server/rewards-club/ports/mail.ts';
import { MailRefused } from '../../../../server/rewards-club/ports/mail-refused.ts';
import { makeBreakable } from './breakable.ts';
import { errorPage, reply } from './hubspot-replies.ts';
import { type HubspotServer, type HubspotServerOptions, startHubspotServer } from './hubspot-server.ts';
import { createMemoryStores, type EmbeddedStores } from './memory-stores.ts';

/** A CRM with a view of what is behind it. */
export interface CrmUnderTest {
  readonly crm: Crm;
  /** Codes and links that guests were sent. */
  sentCodes(): readonly { readonly to: string; readonly code: string; readonly link: string }[];
  /** Registration forms as they were kept. */
  registrations(email: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Forms of a page as they were kept. */
  stays(email: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Everything that is kept and that the staff may see. */
  kept(email: string): Promise<string>;
  /** Breaks what is behind the CRM, until it is called with false. */
  breakDown(isBroken: boolean): void;
  close(): Promise<void>;
}

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

/** A clock that goes on only where something waits. */
interface WaitingClock {
  now(): number;
  /** Waits so far, in milliseconds. */
  readonly waits: number[];
  wait(milliseconds: number): Promise<void>;
}

function createWaitingClock(): WaitingClock {
  let now = Date.UTC(2026, 0, 2);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    now += milliseconds;
  };
  return { now: () => now, waits, wait };
}

export interface HubspotUnderTest extends CrmUnderTest {
  readonly server: HubspotServer;
  readonly clock: WaitingClock;
}

export async function startHubspotCrm(
  serverOptions: HubspotServerOptions = {},
  options: Partial<HubspotCrmOptions> = {},
): Promise<HubspotUnderTest> {
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
  const received = (formId: string) => server.forms.received.filter((form) => form.formId === formId);
  return {
    crm,
    server,
    clock,
    sentCodes: () =>
      received(forms.activation).map(({ fields }) => {
        return { to: fields.email ?? '', code: fields.club_code ?? '', link: fields.club_link ?? '' };
      }),
    registrations: async () => received(forms.registration).map(({ fields }) => fields),
    stays: async () => received(forms.stay).map(({ fields }) => fields),
    // HubSpot's workflow mails the code, so the form has to carry it; nothing else does.
    kept: async () => JSON.stringify([[...server.contacts.all], received(forms.registration)]),
    breakDown(isBroken) {
      const faults = Array.from({ length: 60 }, () => reply(502, errorPage, { type: 'text/html' }));
      server.faults.splice(0, Number.POSITIVE_INFINITY, ...(isBroken ? faults : []));
    },
    close: server.close,
  };
}

export interface EmbeddedUnderTest extends CrmUnderTest {
  readonly stores: EmbeddedStores;
  readonly mails: Mail[];
  readonly mailer: { isAway: boolean; refuses: boolean };
}

/** @param stores in memory unless given */
export function startEmbeddedCrm(stores = createMemoryStores(), close = async () => {}): EmbeddedUnderTest {
  const contacts = makeBreakable(stores.contacts);
  const formSubmissions = makeBreakable(stores.formSubmissions);
  const mails: Mail[] = [];
  const mailer = {
    isAway: false,
    refuses: false,
    async send(mail: Mail) {
      if (mailer.refuses) throw new MailRefused(`550 ${mail.to}`);
      if (mailer.isAway) throw new MailUnavailable(`no route to ${mail.to}`);
      mails.push(mail);
    },
  };
  const works = { contacts: contacts.works, formSubmissions: formSubmissions.works };
  const crm = createEmbeddedCrm({ ...works, mailer, clock: createWaitingClock() });
  const list = async (email: string): Promise<readonly Submission[]> =>
    (await stores.formSubmissions.listByEmail(email)).filter(isSubmission);
  return {
    crm,
    stores,
    mails,
    mailer,
    sentCodes: () =>
      mails.map((mail) => {
        const { to, code = '', link = '' } = mail as ClubMail;
        return { to, code, link };
      }),
    registrations: async (email) =>
      (await list(email)).filter(({ form }) => form === 'registration').map(({ fields }) => fields),
    stays: async (email) =>
      (await list(email)).filter(({ form }) => form === 'stay').map(({ fields }) => fields),
    kept: async (email) => JSON.stringify([await stores.contacts.findByEmail(email), await list(email)]),
    breakDown(isBroken) {
      const outage = Object.assign(new Error('no such row: guest@example.com'), { code: 'SQLITE_IOERR' });
      contacts.outage = isBroken ? outage : undefined;
      formSubmissions.outage = contacts.outage;
      mailer.isAway = isBroken;
    },
    close,
  };
}

type Submission = Parameters<EmbeddedStores['formSubmissions']['add']>[0];

function isSubmission(kept: unknown): kept is Submission {
  return typeof kept === 'object' && kept !== null && 'fields' in kept;
}
