import { CrmRefused, type FormCrm } from '../../core/ports/crm.ts';
import { requireEmail } from '../contact-values.ts';
import { describeRejection, HubspotUnavailable } from './errors.ts';
import type { HubspotClient } from './http-client.ts';

export interface NewsletterOptions {
  readonly client: HubspotClient;
  /** The id of the newsletter among the account's subscription types; undefined if HubSpot does not send it. */
  readonly newsletterType?: number | undefined;
}

const statuses = '/communication-preferences/v4/statuses';
const what = 'setting a subscription';

/**
 * The newsletter in the subscription preferences API, version 4, which also subscribes guests who have unsubscribed
 * before.
 */
export function createHubspotNewsletter({
  client,
  newsletterType,
}: NewsletterOptions): Pick<FormCrm, 'hasNewsletter' | 'setNewsletter'> {
  return {
    hasNewsletter: newsletterType !== undefined,
    async setNewsletter(email, isSubscribed, reason) {
      const key = requireEmail(email);
      if (newsletterType === undefined) return;
      const { status, body } = await client.send({
        what,
        method: 'POST',
        path: `${statuses}/${encodeURIComponent(key)}`,
        isRepeatable: true,
        body: {
          channel: 'EMAIL',
          subscriptionId: newsletterType,
          statusState: isSubscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
          // Accounts with HubSpot's settings for data protection require both.
          legalBasis: 'CONSENT_WITH_NOTICE',
          legalBasisExplanation: reason,
        },
      });
      // HubSpot has no subscription of an unknown e-mail.
      if (status === 404 && !isSubscribed) return;
      if (status >= 400) {
        const rejection = describeRejection(body, ['subscriptionId', 'statusState', 'legalBasis']);
        throw new CrmRefused(`HubSpot, ${what}: refused with ${status} ${rejection}.`);
      }
      if (Array.isArray(body.errors) && body.errors.length > 0)
        throw new HubspotUnavailable(what, 'an answer with errors');
    },
  };
}
