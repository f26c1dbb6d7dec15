import { errorAnswer, type HubspotReply, jsonAnswer } from './hubspot-replies.ts';

type Status = 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'NOT_SPECIFIED';

const prefix = '/communication-preferences/v4/statuses/';
const states: readonly unknown[] = ['SUBSCRIBED', 'UNSUBSCRIBED', 'NOT_SPECIFIED'];
const bases: readonly unknown[] = [
  ...['LEGITIMATE_INTEREST_PQL', 'LEGITIMATE_INTEREST_CLIENT', 'LEGITIMATE_INTEREST_OTHER'],
  ...['PERFORMANCE_OF_CONTRACT', 'CONSENT_WITH_NOTICE', 'NON_GDPR', 'PROCESS_AND_STORE'],
];

/**
 * The subscription preferences of an account, version 4 of their API.
 * @param types ids of the account's subscription types; it has HubSpot's settings for data protection
 */
export function createPreferences(types: readonly number[]) {
  /** By subscription type and e-mail. */
  const statuses = new Map<string, Status>();
  return {
    statuses,
    serves: ({ pathname }: URL) => pathname.startsWith(prefix),
    answer({ pathname }: URL, body: string): HubspotReply {
      const email = decodeURIComponent(pathname.slice(prefix.length));
      const { channel, statusState, subscriptionId, legalBasis, legalBasisExplanation } = JSON.parse(body);
      const isValid =
        channel === 'EMAIL' &&
        states.includes(statusState) &&
        bases.includes(legalBasis) &&
        legalBasisExplanation &&
        /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) &&
        types.includes(subscriptionId);
      if (!isValid) return errorAnswer(400, `Invalid for ${email}: ${body}`, 'VALIDATION_ERROR');
      const key = `${subscriptionId} ${email}`;
      statuses.set(key, statusState);
      const time = '2026-01-02T03:04:05.678Z';
      const sent = { channel, subscriptionId, status: statusState, legalBasis, legalBasisExplanation };
      const result = { ...sent, subscriberIdString: email, source: 'API', timestamp: time };
      return jsonAnswer(200, { status: 'COMPLETE', results: [result], startedAt: time, completedAt: time });
    },
  };
}
