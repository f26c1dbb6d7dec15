import { Router } from 'express';
import { pageForms } from '../../generated/forms/page-forms.ts';
import type { Config } from '../config/config.ts';
import type { CountEnquiry } from '../enquiries/desk.ts';
import { createVisitDescriber } from '../forms/describe-visit.ts';
import { createFormsRouter } from '../forms/forms-router.ts';
import type { Log } from '../http/log.ts';
import { createMailboxRouter } from '../mail/mailbox-page.ts';
import { limitedAddress } from '../security/client-address.ts';
import { registerServiceMetrics } from '../services/service-metrics.ts';
import type { OpenServices, ServicesPart } from '../start/services-part.ts';
import { openFormServices } from './open-form-services.ts';

/**
 * Stands in place of `server/club/open-services.ts` on a site with forms on pages and without a club; undefined if no
 * form stands on a page.
 */
export const openServices: OpenServices | undefined = Object.keys(pageForms).length > 0 ? open : undefined;

async function open(config: Config, log: Log): Promise<ServicesPart> {
  const { store, secrets, events, mailBudget, limits, createDesk, start, stop } = await openFormServices(
    config,
    log,
  );
  let counter: CountEnquiry | undefined;
  const count: CountEnquiry = (...enquiry) => counter?.(...enquiry);
  return {
    events,
    createVisitDescriber: (readDay) => createVisitDescriber(secrets, readDay),
    createFormsRouter: (formSite) =>
      createFormsRouter(
        {
          desk: createDesk(formSite.siteUrl, count),
          events,
          readGuest: async (request) => ({ address: limitedAddress(request.ip ?? '') }),
          readMember: async () => undefined,
        },
        formSite,
      ),
    createRouter({ siteUrl }) {
      const router = Router({ caseSensitive: true, strict: true });
      if (config.smtp === undefined) {
        router.use(createMailboxRouter(store.mailbox, { host: config.host, siteUrl }, events));
      }
      return router;
    },
    ping: () => store.ping(),
    measure(registry) {
      counter = registerServiceMetrics(registry, store.outbox, mailBudget, limits);
    },
    start,
    stop,
  };
}
