import { baseLocale } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import type { Config } from '../config/config.ts';
import { createEmbeddedCrm } from '../crm/embedded-crm.ts';
import { createHubspotCrm } from '../crm/hubspot-crm.ts';
import { describeError, type Log } from '../http/log.ts';
import { createIdentityProvider } from '../identity/oidc-provider.ts';
import { createMailboxMailer } from '../mail/mailbox-mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createDelivery } from '../outbox/delivery.ts';
import { createOutboxWorker } from '../outbox/worker.ts';
import type { Club } from '../rewards-club/club.ts';
import { createLimits, liftLimits } from '../rewards-club/limits.ts';
import { mailLanguages } from '../rewards-club/mail-languages.ts';
import { createPasswordHasher, type PasswordHasher } from '../rewards-club/password-hasher.ts';
import type { Clock } from '../rewards-club/ports/clock.ts';
import type { Crm } from '../rewards-club/ports/crm.ts';
import type { IdentityProvider } from '../rewards-club/ports/identity.ts';
import type { Mailer } from '../rewards-club/ports/mail.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import { codeMinutes } from '../rewards-club/send-activation-code.ts';
import { deriveSecrets } from '../security/secrets.ts';
import { keepSessionSecret } from '../security/session-secret.ts';
import { explainSecretError, explainStoreError } from '../start/startup-errors.ts';
import { readDatabaseUrl } from '../store/database-url.ts';
import { openStore } from '../store/open-store.ts';

/** The services of the rewards club while the site runs. */
export interface Services {
  readonly store: Store;
  readonly passwords: PasswordHasher;
  readonly identity: IdentityProvider | undefined;
  createClub(siteUrl: string): Club;
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
const clock: Clock = { now: () => Date.now() };

/**
 * Opens and migrates the database and creates the services.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export async function openServices(config: ServicesOptions, log: Log): Promise<Services> {
  const store = await openDatabase(config.databaseUrl);
  const secrets = deriveSecrets(config.sessionSecret ?? (await readKeptSecret(config.databaseUrl)));
  const stopping = new AbortController();
  const { mailer, closeMailer } = createMailer(config, store);
  const crm = createCrm(config, store, mailer, stopping.signal);
  const deliver = createDelivery({ crm, mailer, members: store.members });
  const worker = createOutboxWorker({ outbox: store.outbox, deliver, clock, log });
  const passwords = createPasswordHasher();
  const limits = config.rateLimits ? createLimits(store.limits, clock, secrets) : liftLimits;
  let tidying: NodeJS.Timeout | undefined;

  const tidy = () => {
    store
      .removeExpired(clock.now())
      .catch((thrown: unknown) => log.warn(describeError(thrown), 'expired rows could not be removed'));
  };
  return {
    store,
    passwords,
    identity: config.google && createIdentityProvider({ ...config.google, clock }),
    createClub: (siteUrl) => ({ store, crm, passwords, secrets, limits, clock, siteUrl }),
    start() {
      worker.start();
      tidy();
      tidying = setInterval(tidy, tidyInterval).unref();
    },
    async deliverDue() {
      // The loop ends, because a failed row is due later.
      while ((await worker.runOnce()) > 0);
    },
    async stop() {
      clearInterval(tidying);
      await worker.stop();
      stopping.abort();
      closeMailer();
      await store.close();
    },
  };
}

async function openDatabase(url: string): Promise<Store> {
  try {
    const store = await openStore(url);
    await store.migrate();
    return store;
  } catch (thrown) {
    throw explainStoreError(thrown);
  }
}

async function readKeptSecret(databaseUrl: string): Promise<string> {
  const location = readDatabaseUrl(databaseUrl);
  if (location.engine === 'sqlite') {
    const path = `${location.path}.secret`;
    return keepSessionSecret(path).catch((thrown: unknown) => {
      throw explainSecretError(thrown, path);
    });
  }
  return crypto.randomUUID() + crypto.randomUUID();
}

function createMailer({ smtp }: ServicesOptions, store: Store): { mailer: Mailer; closeMailer: () => void } {
  const letterhead = { languages: mailLanguages, baseLocale, site, codeMinutes };
  if (smtp === undefined) {
    const mailer = createMailboxMailer({ mailbox: store.mailbox, letterhead, clock });
    return { mailer, closeMailer: () => undefined };
  }
  const { url, from = site.contact.email } = smtp;
  const mailer = createSmtpMailer({ url, from, letterhead, clock });
  return { mailer, closeMailer: () => mailer.close() };
}

function createCrm({ hubspot }: ServicesOptions, store: Store, mailer: Mailer, signal: AbortSignal): Crm {
  const { contacts, formSubmissions } = store;
  if (hubspot === undefined) return createEmbeddedCrm({ contacts, formSubmissions, mailer, clock });
  return createHubspotCrm({ ...hubspot, clock, signal });
}
