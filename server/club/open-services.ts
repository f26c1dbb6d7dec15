import { Router } from 'express';
import { pageForms } from '../../generated/forms/page-forms.ts';
import { site } from '../../generated/site.ts';
import { type ApiObserver, createApi } from '../api/create-api.ts';
import type { Config } from '../config/config.ts';
import type { CountEnquiry } from '../enquiries/desk.ts';
import { createVisitDescriber } from '../forms/describe-visit.ts';
import { createFormsRouter } from '../forms/forms-router.ts';
import type { Log } from '../http/log.ts';
import { createMailboxRouter } from '../mail/mailbox-page.ts';
import { registerServiceMetrics } from '../services/service-metrics.ts';
import type { OpenServices, ServicesPart } from '../start/services-part.ts';
import { registerClubMetrics } from './club-metrics.ts';
import { createFormReaders } from './form-readers.ts';
import { openClubServices } from './open-club-services.ts';

const hasClub = site.roles.club !== undefined;

/** Opens the services of the rewards club and of forms on pages; undefined if there is neither. */
export const openServices: OpenServices | undefined =
  hasClub || Object.keys(pageForms).length > 0 ? open : undefined;

async function open(config: Config, log: Log): Promise<ServicesPart> {
  const {
    store,
    secrets,
    events,
    mailBudget,
    limits,
    passwords,
    identity,
    createClub,
    createDesk,
    start,
    stop,
  } = await openClubServices(config, log);
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
      if (hasClub) router.use(createApi({ club: createClub(siteUrl), events, identity, observe, ...pages }));
      if (config.smtp === undefined) {
        router.use(createMailboxRouter(store.mailbox, { host: config.host, siteUrl }, events));
      }
      return router;
    },
    ping: () => store.ping(),
    measure(registry) {
      observer = registerClubMetrics(registry, passwords);
      counter = registerServiceMetrics(registry, store.outbox, mailBudget, limits);
    },
    start,
    stop,
  };
}
