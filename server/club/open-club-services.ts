import { codeMails, createEmbeddedCrm } from '../crm/embedded-crm.ts';
import { createHubspotCrm } from '../crm/hubspot-crm.ts';
import { type CrmShare, shareRequests } from '../crm/share-requests.ts';
import type { Log } from '../http/log.ts';
import { createIdentityProvider } from '../identity/oidc-provider.ts';
import { createClubHandlers } from '../outbox/club-handlers.ts';
import type { Club } from '../rewards-club/club.ts';
import { createPasswordHasher, type PasswordHasher } from '../rewards-club/password-hasher.ts';
import type { Crm } from '../rewards-club/ports/crm.ts';
import { CrmUnavailable } from '../rewards-club/ports/crm-unavailable.ts';
import type { IdentityProvider } from '../rewards-club/ports/identity.ts';
import { MailUnavailable } from '../rewards-club/ports/mail.ts';
import {
  createServices,
  type Foundation,
  type Services,
  type ServicesOptions,
} from '../services/create-services.ts';
import { composeClubMail } from './compose-club-mail.ts';

/** The services of a site with a rewards club while it runs. */
export interface ClubServices extends Services {
  readonly crm: Crm;
  readonly passwords: PasswordHasher;
  readonly identity: IdentityProvider | undefined;
  createClub(siteUrl: string): Club;
}

/**
 * Opens and migrates the database and creates the services.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export async function openClubServices(config: ServicesOptions, log: Log): Promise<ClubServices> {
  const clock = { now: () => Date.now() };
  const connect = (foundation: Foundation) => {
    const { mailer, store } = foundation;
    const crmOf = (share: CrmShare) => createCrm(config, foundation, share);
    const outboxCrm = crmOf('crm-outbox');
    return {
      crm: crmOf('crm-guest'),
      outboxCrm,
      handlers: createClubHandlers({ crm: outboxCrm, mailer, members: store.members }),
    };
  };
  const services = await createServices(config, log, connect, composeClubMail);
  const { crm } = services;
  const passwords = createPasswordHasher();
  return {
    ...services,
    passwords,
    identity: config.google && createIdentityProvider({ ...config.google, clock }),
    createClub: (siteUrl) => ({ ...services.createDesk(siteUrl), crm, passwords }),
  };
}

function createCrm(
  { hubspot }: ServicesOptions,
  { store, mailer, mailBudget, limits, clock, signal }: Foundation,
  share: CrmShare,
): Crm {
  const { contacts, formSubmissions } = store;
  if (hubspot === undefined) return createEmbeddedCrm({ contacts, formSubmissions, mailer, clock });
  const crm = createHubspotCrm({ ...hubspot, clock, signal, admit: shareRequests(limits, share) });
  return {
    ...crm,
    async submitActivationCode(form, context) {
      const submit = () => crm.submitActivationCode(form, context);
      await mailBudget.spend(codeMails[form.purpose], submit).catch((thrown: unknown) => {
        throw thrown instanceof MailUnavailable ? new CrmUnavailable(thrown.message) : thrown;
      });
    },
  };
}
