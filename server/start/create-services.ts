import { pageForms } from '../../generated/forms/page-forms.ts';
import { baseLocale } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import type { Club } from '../club/club.ts';
import { createClubHandlers } from '../club/deliver-entries.ts';
import type { outboxSchemas } from '../club/outbox-entries.ts';
import { createPasswordHasher, type PasswordHasher } from '../club/password-hasher.ts';
import type { Clock } from '../core/clock.ts';
import { createLimits, type Limits, liftLimits, type WatchedLimits, watchLimits } from '../core/limits.ts';
import { describeError, type Log } from '../core/log.ts';
import { codeMinutes, mailLanguages } from '../core/mail-languages.ts';
import { createDelivery } from '../core/outbox-rows.ts';
import { createOutboxWorker } from '../core/outbox-worker.ts';
import type { Crm } from '../core/ports/crm.ts';
import type { IdentityProvider } from '../core/ports/identity.ts';
import type { Mailer } from '../core/ports/mail.ts';
import type { Store } from '../core/ports/store.ts';
import type { Secrets } from '../core/secrets.ts';
import { createEventLog, type EventLog } from '../core/security-events.ts';
import { createEmbeddedCrm } from '../crm/embedded-crm.ts';
import { type CrmShare, createHubspotCrm, shareRequests } from '../crm/hubspot-crm.ts';
import { createEnquiryHandlers } from '../forms/deliver-enquiries.ts';
import type { CountEnquiry, EnquiryContext } from '../forms/enquiry-context.ts';
import type { enquirySchemas } from '../forms/queue-enquiry.ts';
import { type BudgetedMailer, limitMailer } from '../mail/mail-budget.ts';
import { createMailboxMailer } from '../mail/mailbox.ts';
import type { Config } from './config/config.ts';
import { openDatabase, openSecrets } from './open-database.ts';

/** The kinds of outbox rows that send mails. */
const mailKinds = [
  'notice',
  'enquiry-confirm',
  'enquiry-copy',
  'enquiry-office',
  'newsletter-welcome',
] as const satisfies readonly (keyof typeof outboxSchemas | keyof typeof enquirySchemas)[];

/** Dependencies of a CRM. */
interface Foundation {
  readonly store: Store;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Aborts pending requests when the services stop. */
  readonly signal: AbortSignal;
}

/** @param share of the requests that HubSpot allows */
function createCrm(
  { hubspot }: Pick<Config, 'hubspot'>,
  { store: { contacts, formSubmissions }, limits, clock, signal }: Foundation,
  share: CrmShare,
): Crm {
  if (hubspot === undefined) return createEmbeddedCrm({ contacts, formSubmissions, clock });
  return createHubspotCrm({ ...hubspot, clock, signal, admit: shareRequests(limits, share) });
}

/** The services behind forms on pages and, if there is one, the rewards club. */
export interface Services {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly events: EventLog;
  readonly mailer: BudgetedMailer;
  readonly limits: WatchedLimits;
  /** Uses the share of requests that is reserved for guests. */
  readonly crm: Crm;
  readonly passwords: PasswordHasher;
  readonly identity: IdentityProvider | undefined;
  createClub(siteUrl: string): Club;
  /** @param count counts the outcomes of enquiries */
  createEnquiryContext(siteUrl: string, count?: CountEnquiry): EnquiryContext;
  /** Starts to deliver the outbox and to remove expired rows. */
  start(): void;
  /** Delivers all due rows once, for a command that ends before the worker's next poll. */
  deliverDue(): Promise<void>;
  /** Finishes claimed rows, then closes everything. */
  stop(): Promise<void>;
}

type ServicesOptions = Pick<
  Config,
  'databaseUrl' | 'sessionSecret' | 'smtp' | 'hubspot' | 'google' | 'rateLimits'
>;

const tidyInterval = 60 * 60_000;
/** How long a stop waits for deliveries, in milliseconds; half of what systemd and containers allow it. */
const longestStop = 10_000;
const clock: Clock = { now: () => Date.now() };

/**
 * Opens and migrates the database and creates the services.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export async function createServices(config: ServicesOptions, log: Log): Promise<Services> {
  const store = await openDatabase(config.databaseUrl, log);
  const secrets = await openSecrets(config);
  const stopping = new AbortController();
  const events = createEventLog(log, secrets);
  const counted = config.rateLimits ? createLimits(store.limits, clock, secrets) : liftLimits;
  const limits = watchLimits(counted, events);
  const { mailer: unlimited, closeMailer } = await createMailer(config, store, stopping.signal);
  const mailer = limitMailer(unlimited, limits, events);
  const foundation = { store, limits, clock, signal: stopping.signal };
  const crm = createCrm(config, foundation, 'crm-guest');
  const outboxCrm = createCrm(config, foundation, 'crm-outbox');
  const passwords = createPasswordHasher();
  const openIdentity = () => import('../club/google/oidc-provider.ts');
  const deliver = createDelivery({
    ...createClubHandlers({ crm: outboxCrm, mailer, members: store.members }),
    ...createEnquiryHandlers({ store, crm: outboxCrm, mailer, secrets }),
  });
  // Two workers, so that a slow mail system does not delay the CRM, or the reverse.
  const lanes = [{ only: mailKinds }, { except: mailKinds }];
  const workers = lanes.map((kinds) =>
    createOutboxWorker({ outbox: store.outbox, deliver, clock, log, kinds }),
  );
  let tidying: NodeJS.Timeout | undefined;

  const tidy = () => {
    store
      .removeExpired(clock.now())
      .catch((thrown: unknown) => log.warn(describeError(thrown), 'expired rows could not be removed'));
  };
  const createEnquiryContext: Services['createEnquiryContext'] = (siteUrl, count = () => undefined) => {
    return { store, secrets, limits, clock, siteUrl, count, hasCrmNewsletter: outboxCrm.hasNewsletter };
  };
  return {
    store,
    secrets,
    events,
    mailer,
    limits,
    crm,
    passwords,
    identity: config.google && (await openIdentity()).createIdentityProvider({ ...config.google, clock }),
    createClub: (siteUrl) => ({ ...createEnquiryContext(siteUrl), crm, mailer, passwords }),
    createEnquiryContext,
    start() {
      warnAboutForms(config, log);
      for (const worker of workers) worker.start();
      tidy();
      tidying = setInterval(tidy, tidyInterval).unref();
    },
    async deliverDue() {
      // The loops terminate, because a failed row is due later.
      for (const worker of workers) while ((await worker.runOnce()) > 0);
    },
    async stop() {
      clearInterval(tidying);
      // Longer deliveries are aborted and repeated after the next start.
      const late = setTimeout(() => stopping.abort(), longestStop);
      await Promise.all(workers.map((worker) => worker.stop()));
      clearTimeout(late);
      stopping.abort();
      closeMailer();
      await store.close();
      events.close();
    },
  };
}

async function createMailer(
  { smtp }: ServicesOptions,
  store: Store,
  signal: AbortSignal,
): Promise<{ mailer: Mailer; closeMailer: () => void }> {
  const letterhead = { languages: mailLanguages, baseLocale, site, codeMinutes };
  if (smtp === undefined) {
    const mailer = createMailboxMailer({ mailbox: store.mailbox, letterhead, clock });
    return { mailer, closeMailer: () => undefined };
  }
  const { url, from = site.contact.email } = smtp;
  const { createSmtpMailer } = await import('../mail/smtp-mailer.ts');
  const mailer = createSmtpMailer({ url, from, letterhead, clock, signal });
  return { mailer, closeMailer: () => mailer.close() };
}

function warnAboutForms({ hubspot }: ServicesOptions, log: Log): void {
  if (hubspot === undefined) return;
  const forms = Object.entries(pageForms).flatMap(([name, { crm }]) => {
    const isSent = Object.keys(crm).length === 0 || Object.hasOwn(hubspot.pageFormIds, name);
    return isSent ? [] : [name];
  });
  if (forms.length > 0)
    log.warn({ forms }, 'HUBSPOT_PAGE_FORMS has no ids for these forms: HubSpot does not get them');
  const isSubscribed = Object.entries(pageForms).some(
    ([name, { subscribes }]) => subscribes && Object.hasOwn(hubspot.pageFormIds, name),
  );
  if (isSubscribed && hubspot.newsletterType === undefined)
    log.warn('HUBSPOT_NEWSLETTER_TYPE is missing: HubSpot does not get to know who unsubscribes');
}
