import { Router } from 'express';
import type { Registry } from 'prom-client';
import type { Locale } from '../../generated/locales.ts';
import type { ApiObserver } from '../api/create-api.ts';
import type { ReadDay } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { SecurityEvents } from '../core/security-events.ts';
import { createVisitDescriber, type DescribeFormVisit } from '../forms/describe-visit.ts';
import type { CountEnquiry } from '../forms/enquiry-context.ts';
import type { FormSite } from '../forms/form-site.ts';
import { createFormsRouter } from '../forms/forms-router.ts';
import type { Config } from './config/config.ts';
import { createServices } from './create-services.ts';
import { createFormReaders } from './form-readers.ts';
import { createMailboxRouter } from './mailbox-page.ts';
import { hasClub, hasServices } from './site-parts.ts';

/** The routers and lifecycle of the rewards club and of forms on pages. */
export interface ServicesPart {
  readonly events: SecurityEvents;
  /** @param readDay returns the day of the site */
  createVisitDescriber(readDay: ReadDay): DescribeFormVisit;
  /** Serves the pages of forms and handles their submissions. */
  createFormsRouter(site: FormSite): Router;
  /** Serves the API of the club and, unless mails are sent, the mailbox for developers. */
  createRouter(options: ServicesRouterOptions): Router;
  /** Rejects if the database cannot be reached or written to. */
  ping(): Promise<void>;
  /** Registers the metrics. */
  measure(registry: Registry): Promise<void>;
  /** Starts to deliver the outbox and to remove expired rows. */
  start(): void;
  /** Finishes claimed rows, then closes everything. */
  stop(): Promise<void>;
}

/** The parts of the site that the services need. */
interface ServicesRouterOptions {
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
  /** Whether a decoded path is the path of a page. */
  isPublished(path: string): boolean;
  localeOfPath(path: string): Locale;
}

/**
 * Opens the services of the rewards club and of forms on pages; undefined if there is neither.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export const openServices = hasServices ? open : undefined;

async function open(config: Config, log: Log): Promise<ServicesPart> {
  // Loaded only for a site with a club, because other sites have no generated API.
  const { createApi } = hasClub ? await import('../api/create-api.ts') : {};
  const services = await createServices(config, log);
  const { store, secrets, events, mailer, limits, passwords, identity, createClub, createEnquiryContext } =
    services;
  let observer: ApiObserver | undefined;
  const observe: ApiObserver = (...answer) => observer?.(...answer);
  let counter: CountEnquiry | undefined;
  const count: CountEnquiry = (...enquiry) => counter?.(...enquiry);
  return {
    events,
    createVisitDescriber: (readDay) => createVisitDescriber(secrets, readDay),
    createFormsRouter(formSite) {
      const { siteUrl } = formSite;
      const readers = createFormReaders(createClub(siteUrl));
      return createFormsRouter(
        { enquiryContext: createEnquiryContext(siteUrl, count), events, ...readers },
        formSite,
      );
    },
    createRouter({ siteUrl, ...pages }) {
      const router = Router({ caseSensitive: true, strict: true });
      if (createApi !== undefined)
        router.use(createApi({ club: createClub(siteUrl), events, identity, observe, ...pages }));
      if (config.smtp === undefined) {
        router.use(createMailboxRouter(store.mailbox, { host: config.host, siteUrl }, events));
      }
      return router;
    },
    ping: () => store.ping(),
    async measure(registry) {
      const { registerClubMetrics } = await import('./service-metrics.ts');
      const { registerServiceMetrics } = await import('./service-metrics.ts');
      if (hasClub) observer = registerClubMetrics(registry, passwords);
      counter = registerServiceMetrics(registry, store.outbox, mailer, limits);
    },
    start: services.start,
    stop: services.stop,
  };
}
