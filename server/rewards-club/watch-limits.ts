import type { SecurityEvents } from '../security/security-events.ts';
import { ApiError } from './api-error.ts';
import type { Limits } from './limits.ts';

/** Limits whose shared ones raise an alarm. */
export interface WatchedLimits extends Limits {
  /** How often this process has found each shared limit reached, by its name. */
  readonly reached: ReadonlyMap<string, number>;
}

/** Those that count a network or the whole site. Mails have an event of their own, and requests to the CRM only wait. */
const shared = /^(?!mail-|crm-)[\w-]+\/(site|purpose|\/\d+)\//;

/** Watches limits that many guests share: when one is reached, somebody may be using up what others need. */
export function watchLimits(limits: Limits, events: SecurityEvents): WatchedLimits {
  const reached = new Map<string, number>();
  return {
    ...limits,
    reached,
    consume: (list) =>
      limits.consume(list).catch((thrown: unknown) => {
        const limit = thrown instanceof ApiError ? (thrown.limit ?? '') : '';
        if (shared.test(limit)) {
          reached.set(limit, (reached.get(limit) ?? 0) + 1);
          events.record('quota.reached', { outcome: 'failed', limit });
        }
        throw thrown;
      }),
  };
}
