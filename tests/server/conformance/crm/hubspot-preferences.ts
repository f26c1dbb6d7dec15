import { errorAnswer, type HubspotReply, jsonAnswer } from './hubspot-replies.ts';

type Status = 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'NOT_SPECIFIED';

/** The subscription preferences of an account, version 4 of their API. */
export interface Preferences {
  /** By subscription type and e-mail. */
  readonly statuses: Map<string, Status>;
  serves(url: URL): boolean;
  answer(url: URL, body: string): HubspotReply;
}

const prefix = '/communication-preferences/v4/statuses/';
const states: readonly unknown[] = ['SUBSCRIBED', 'UNSUBSCRIBED', 'NOT_SPECIFIED'];
const bases: readonly unknown[] = [
  ...['LEGITIMATE_INTEREST_PQL', 'LEGITIMATE_INTEREST_CLIENT', 'LEGITIMATE_INTEREST_OTHER'],
  ...['PERFORMANCE_OF_CONTRACT', 'CONSENT_WITH_NOTICE', 'NON_GDPR', 'PROCESS_AND_STORE'],
];

/** @param types ids of the account's subscription types; it has HubSpot's settings for data protection */
export function createPreferences(types: readonly number[]): Preferences {
  const statuses = new Map<string, Status>();
  return {
    statuses,
    serves: ({ pathname }) => pathname.startsWith(prefix),
    answer({ pathname }, body) {
      const email = decodeURIComponent(pathname.slice(prefix.length));
      const { channel, statusState, subscriptionId, legalBasis, legalBasisExplanation } = JSON.parse(body);
      const problems = [
        channel === 'EMAIL' ? [] : ['channel'],
        states.includes(statusState) ? [] : ['statusState'],
        Number.isInteger(subscriptionId) ? [] : ['subscriptionId'],
        bases.includes(legalBasis) && legalBasisExplanation ? [] : ['legalBasis'],
        /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? [] : ['subscriberIdString'],
      ].flat();
      if (problems.length > 0)
        return errorAnswer(400, `Invalid ${problems.join(', ')} for ${email}`, 'VALIDATION_ERROR');
      if (!types.includes(subscriptionId))
        return errorAnswer(400, `Subscription ${subscriptionId} does not exist`, 'VALIDATION_ERROR');
      const key = `${subscriptionId} ${email}`;
      statuses.set(key, statusState);
      const time = '2026-01-02T03:04:05.678Z';
      const sent = { channel, subscriptionId, status: statusState, legalBasis, legalBasisExplanation };
      const result = { ...sent, subscriberIdString: email, source: 'API', timestamp: time };
      return jsonAnswer(200, { status: 'COMPLETE', results: [result], startedAt: time, completedAt: time });
    },
  };
}
