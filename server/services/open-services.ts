import { Router } from 'express';
import type { Config } from '../config/config.ts';
import type { CountEnquiry } from '../enquiries/desk.ts';
import { createVisitDescriber } from '../forms/describe-visit.ts';
import { createFormsRouter } from '../forms/forms-router.ts';
import type { Log } from '../http/log.ts';
import { createMailboxRouter } from '../mail/mailbox-page.ts';
import { limitedAddress } from '../security/client-address.ts';
import type { ServicesPart } from '../start/services-part.ts';
import type { ClubPart } from './club-part.ts';
import type { Services } from './create-services.ts';
import { openFormServices } from './open-form-services.ts';
import { registerServiceMetrics } from './service-metrics.ts';
import { hasClub, hasForms } from './site-parts.ts';

/**
 * Opens the services of the rewards club and of forms on pages; undefined if there is neither.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export const openServices = hasClub || hasForms ? open : undefined;

async function open(config: Config, log: Log): Promise<ServicesPart> {
  const { services, club } = await openSiteServices(config, log);
  const { store, secrets, events, mailBudget, limits, createDesk, start, stop } = services;
  let counter: CountEnquiry | undefined;
  const count: CountEnquiry = (...enquiry) => counter?.(...enquiry);
  return {
    events,
    createVisitDescriber: (readDay) => createVisitDescriber(secrets, readDay),
    createFormsRouter(formSite) {
      const { siteUrl } = formSite;
      const readers = club?.createFormReaders(siteUrl) ?? {
        readGuest: async (request) => ({ address: limitedAddress(request.ip ?? '') }),
        readMember: async () => undefined,
      };
      return createFormsRouter({ desk: createDesk(siteUrl, count), events, ...readers }, formSite);
    },
    createRouter(options) {
      const router = Router({ caseSensitive: true, strict: true });
      if (club !== undefined) router.use(club.createApi(options));
      if (config.smtp === undefined) {
        const { siteUrl } = options;
        router.use(createMailboxRouter(store.mailbox, { host: config.host, siteUrl }, events));
      }
      return router;
    },
    ping: () => store.ping(),
    measure(registry) {
      club?.measure(registry);
      counter = registerServiceMetrics(registry, store.outbox, mailBudget, limits);
    },
    start,
    stop,
  };
}

async function openSiteServices(
  config: Config,
  log: Log,
): Promise<{ readonly services: Services; readonly club?: ClubPart }> {
  if (!hasClub) return { services: await openFormServices(config, log) };
  const { openClub } = await import('../club/open-club.ts');
  return openClub(config, log);
}
