import { Router } from 'express';
import type { ApiObserver } from '../api/create-api.ts';
import { createFormReaders } from '../api/form-readers.ts';
import type { Config } from '../config/config.ts';
import type { CountEnquiry } from '../enquiries/desk.ts';
import { createVisitDescriber } from '../forms/describe-visit.ts';
import { createFormsRouter } from '../forms/forms-router.ts';
import type { Log } from '../http/log.ts';
import { createMailboxRouter } from '../mail/mailbox-page.ts';
import type { ServicesPart } from '../start/services-part.ts';
import { createServices } from './create-services.ts';
import { hasClub, hasServices } from './site-parts.ts';

/**
 * Opens the services of the rewards club and of forms on pages; undefined if there is neither.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export const openServices = hasServices ? open : undefined;

async function open(config: Config, log: Log): Promise<ServicesPart> {
  // A site without a club cannot load its API.
  const { createApi } = hasClub ? await import('../api/create-api.ts') : {};
  const services = await createServices(config, log);
  const { store, secrets, events, mailBudget, limits, passwords, identity, createClub, createDesk } =
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
      return createFormsRouter({ desk: createDesk(siteUrl, count), events, ...readers }, formSite);
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
      const { registerClubMetrics } = await import('./club-metrics.ts');
      const { registerServiceMetrics } = await import('./service-metrics.ts');
      if (hasClub) observer = registerClubMetrics(registry, passwords);
      counter = registerServiceMetrics(registry, store.outbox, mailBudget, limits);
    },
    start: services.start,
    stop: services.stop,
  };
}
