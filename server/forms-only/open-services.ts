import { Router } from 'express';
import { pageForms } from '../../generated/forms/page-forms.ts';
import type { Config } from '../config/config.ts';
import { createFormKeeper, withoutNewsletter } from '../crm/form-keeper.ts';
import { createHubspotFormCrm } from '../crm/hubspot-form-crm.ts';
import { shareRequests } from '../crm/share-requests.ts';
import type { CountEnquiry } from '../enquiries/desk.ts';
import { createFormsRouter } from '../forms/forms-router.ts';
import type { Log } from '../http/log.ts';
import { createMailboxRouter } from '../mail/mailbox-page.ts';
import type { FormCrm } from '../rewards-club/ports/form-crm.ts';
import { limitedAddress } from '../security/client-address.ts';
import { createServices, type Foundation } from '../services/create-services.ts';
import { registerServiceMetrics } from '../services/service-metrics.ts';
import type { OpenServices, ServicesPart } from '../start/services-part.ts';

/**
 * Stands in place of `server/club/open-services.ts` on a site with forms on pages and without a club; undefined if no
 * form stands on a page.
 */
export const openServices: OpenServices | undefined = Object.keys(pageForms).length > 0 ? open : undefined;

async function open(config: Config, log: Log): Promise<ServicesPart> {
  const { store, mailBudget, createDesk, start, stop } = await createServices(config, log, (foundation) => {
    return { outboxCrm: createCrm(config, foundation), handlers: {} };
  });
  let counter: CountEnquiry | undefined;
  const count: CountEnquiry = (...enquiry) => counter?.(...enquiry);
  return {
    createFormsRouter: (formSite) =>
      createFormsRouter(
        {
          desk: createDesk(formSite.siteUrl, count),
          readGuest: async (request) => ({ address: limitedAddress(request.ip ?? '') }),
          readMember: async () => undefined,
        },
        formSite,
      ),
    createRouter({ siteUrl }) {
      const router = Router({ caseSensitive: true, strict: true });
      if (config.smtp === undefined) {
        router.use(createMailboxRouter(store.mailbox, { host: config.host, siteUrl }));
      }
      return router;
    },
    ping: () => store.ping(),
    measure(registry) {
      counter = registerServiceMetrics(registry, store.outbox, mailBudget);
    },
    start,
    stop,
  };
}

function createCrm({ hubspot }: Config, { store, limits, clock, signal }: Foundation): FormCrm {
  const admit = shareRequests(limits, 'crm-outbox');
  if (hubspot !== undefined) return createHubspotFormCrm({ ...hubspot, clock, signal, admit });
  const submitForm = createFormKeeper({ formSubmissions: store.formSubmissions, clock });
  return { submitForm, ...withoutNewsletter };
}
