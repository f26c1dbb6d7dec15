import type { Config } from '../config/config.ts';
import { codeMails, createEmbeddedCrm } from '../crm/embedded-crm.ts';
import { createHubspotCrm } from '../crm/hubspot-crm.ts';
import { type CrmShare, shareRequests } from '../crm/share-requests.ts';
import type { MailBudget } from '../mail/mail-budget.ts';
import type { Limits } from '../rewards-club/limits.ts';
import type { Clock } from '../rewards-club/ports/clock.ts';
import type { Crm } from '../rewards-club/ports/crm.ts';
import { CrmUnavailable } from '../rewards-club/ports/crm-unavailable.ts';
import { type Mailer, MailUnavailable } from '../rewards-club/ports/mail.ts';
import type { Store } from '../rewards-club/ports/store.ts';

/** Dependencies of a CRM. */
interface Foundation {
  readonly store: Store;
  readonly mailer: Mailer;
  /** For mails that another system sends for the site. */
  readonly mailBudget: MailBudget;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Aborts pending requests when the services stop. */
  readonly signal: AbortSignal;
}

/** @param share of the requests that HubSpot allows */
export function createCrm(
  { hubspot }: Pick<Config, 'hubspot'>,
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
