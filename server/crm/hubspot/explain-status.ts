import { readCorrelation } from './error-codes.ts';
import { type Failure, HubspotUnavailable } from './unavailable.ts';

/**
 * Default delays if HubSpot names none, in milliseconds. The daily limit ends at midnight in the account's unknown time
 * zone, so it is retried every minute.
 */
const waits = { secondly: 1000, tenSecondly: 2500, daily: 60_000, locked: 2000, moving: 60_000, server: 300 };
/** A move of an account between regions may take a day, so it is retried at least every hour. */
const longestWait = 3_600_000;

/**
 * Explains a status that is neither success nor about the data.
 * Statuses: developers.hubspot.com/docs/api-reference/error-handling. Throttling may have a plain-text body.
 * @param text body of any media type
 * @param now milliseconds since 1970
 */
export function explainStatus(
  what: string,
  { status, headers, text }: { readonly status: number; readonly headers: Headers; readonly text: string },
  now: number,
): Failure {
  const asked = readRetryAfter(headers.get('retry-after'), now);
  const explain = (problem: string, repeat: Failure['repeat'], wait: number, pausesAll = false): Failure => {
    const waited = repeat === 'any' ? Math.max(asked ?? 0, wait) : undefined;
    const fault = new HubspotUnavailable(what, `${problem}${readCorrelation(text)}`, waited);
    return { fault, repeat, wait: waited ?? wait, pausesAll };
  };
  if (status === 429) {
    const [limit, wait] = readPolicy(text);
    return explain(`status 429, the ${limit} limit is reached`, 'any', wait, true);
  }
  if (status === 423) return explain('status 423, the record is locked', 'any', waits.locked);
  if (status === 477) return explain('status 477, the account is being moved', 'any', waits.moving, true);
  if (status >= 500) return explain(`status ${status}`, 'any', waits.server);
  if (status === 401) return explain('status 401, the token is not accepted', 'none', 0);
  if (status === 403) return explain('status 403, the token lacks a scope', 'none', 0);
  return explain(`status ${status}, which is not expected`, 'none', 0);
}

function readPolicy(text: string): [string, number] {
  if (/ten_secondly_rolling/i.test(text)) return ['ten-secondly', waits.tenSecondly];
  if (/\bdaily\b/i.test(text)) return ['daily', waits.daily];
  return ['secondly', waits.secondly];
}

/** Seconds or a date, as milliseconds to wait (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait);
}
