import type { Config } from '../config/config.ts';
import { createFormKeeper, withoutNewsletter } from '../crm/form-keeper.ts';
import { createHubspotFormCrm } from '../crm/hubspot-form-crm.ts';
import { shareRequests } from '../crm/share-requests.ts';
import type { Log } from '../http/log.ts';
import { readBefore } from '../outbox/delivery.ts';
import { outboxSchemas } from '../rewards-club/outbox-entries.ts';
import type { FormCrm } from '../rewards-club/ports/form-crm.ts';
import type { GuestCrm } from '../rewards-club/ports/guest-crm.ts';
import { createServices, type Foundation } from '../services/create-services.ts';
import type { GuestServices } from '../services/guest-services.ts';

/**
 * Opens and migrates the database and creates the services of a site with forms and without a club.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export function openFormServices(config: Config, log: Log): Promise<GuestServices> {
  const { 'contact-removal': removal } = outboxSchemas;
  return createServices(config, log, (foundation) => {
    const crm = createCrm(config, foundation);
    const handlers = readBefore(
      { 'contact-removal': removal },
      { 'contact-removal': ({ vid }) => crm.removeContact(vid) },
    );
    return { crm, outboxCrm: crm, handlers };
  });
}

function createCrm({ hubspot }: Config, { store, limits, clock, signal }: Foundation): FormCrm & GuestCrm {
  const admit = shareRequests(limits, 'crm-outbox');
  if (hubspot !== undefined) return createHubspotFormCrm({ ...hubspot, clock, signal, admit });
  return {
    submitForm: createFormKeeper({ formSubmissions: store.formSubmissions, clock }),
    ...withoutNewsletter,
    // Forms are all that it has of a guest; the site's database has them.
    findContact: async () => undefined,
    exportContact: async () => ({}),
    removeContact: async () => undefined,
  };
}
