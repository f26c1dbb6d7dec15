import { ApiError } from '../rewards-club/api-error.ts';
import { type Limited, limitsOf } from '../rewards-club/limit-table.ts';
import type { Limits } from '../rewards-club/limits.ts';
import { CrmUnavailable } from '../rewards-club/ports/crm-unavailable.ts';

/** A share of the requests that the CRM allows the site. */
export type CrmShare = Extract<Limited, `crm-${string}`>;

/** Counts requests to the CRM in a share: see `HubspotClientOptions.admit`. */
export function shareRequests(limits: Pick<Limits, 'consume'>, share: CrmShare): () => Promise<number> {
  return async () => {
    try {
      await limits.consume(limitsOf(share, {}));
      return 0;
    } catch (thrown) {
      if (thrown instanceof ApiError) return 1000 * (thrown.retryAfter ?? 1);
      throw new CrmUnavailable('Requests to the CRM cannot be counted.');
    }
  };
}
