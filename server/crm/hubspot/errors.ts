import { codeName } from '../../core/failures.ts';
import { CrmUnavailable } from '../../core/ports/crm.ts';

/** HubSpot's error bodies; every field is optional, as its documentation warns. */
type ErrorBody = Readonly<Record<string, unknown>>;

const codePattern = /^[A-Z][A-Z\d_]{2,60}$/;
const mostCodes = 6;

/**
 * The stable codes of an error: category, and type or code of each detail. Leaves out texts, which quote the request.
 */
function readErrorCodes(body: ErrorBody): readonly string[] {
  const details = Array.isArray(body.errors) ? body.errors : [];
  const named = details.flatMap((detail: unknown) =>
    isObject(detail) ? [detail.errorType, detail.code, detail.error] : [],
  );
  // The contacts API puts the details into the message as JSON.
  const quoted = typeof body.message === 'string' ? body.message.matchAll(/"error":"([A-Z\d_]+)"/g) : [];
  const codes = [body.category, ...named, ...[...quoted].map(([, code]) => code)];
  const known = codes.filter((code) => typeof code === 'string').filter((code) => codePattern.test(code));
  return [...new Set(known)].slice(0, mostCodes);
}

/** The error types of a rejected form submission. */
export function readErrorTypes(body: ErrorBody): readonly unknown[] {
  const details = Array.isArray(body.errors) ? body.errors : [];
  return details.map((detail: unknown) => (isObject(detail) ? detail.errorType : undefined));
}

/**
 * Describes a rejection without guest data: its codes and the affected fields.
 * @param sent names of the sent fields
 */
export function describeRejection(body: ErrorBody, sent: readonly string[]): string {
  const words = new Set(JSON.stringify([body.message, body.errors]).split(/\W+/));
  const named = sent.filter((name) => words.has(name));
  const codes = readErrorCodes(body).join(', ') || 'no code';
  const fields = named.length === 0 ? '' : `; fields named: ${named.join(', ')}`;
  return `${codes}${fields}${readCorrelation(JSON.stringify(body))}`;
}

/** The correlation id for HubSpot's support, for the end of a message; '' if there is none. */
function readCorrelation(text: string): string {
  const [, id] = /"correlationId"\s*:\s*"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/i.exec(text) ?? [];
  return id === undefined ? '' : ` (correlation ${id})`;
}

/** Whether parsed JSON is an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

/** HubSpot is down, throttles, or sends an unreadable answer. The message contains no data, token or address. */
export class HubspotUnavailable extends CrmUnavailable {
  override readonly name = 'HubspotUnavailable';
  /** The delay that HubSpot asked for, in milliseconds; undefined if none. */
  readonly retryAfterMilliseconds?: number;

  constructor(what: string, problem: string, retryAfterMilliseconds?: number, isUndecided = false) {
    super(`HubSpot, ${what}: ${problem}.`, isUndecided);
    if (retryAfterMilliseconds !== undefined) this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}

/** A request without a usable answer. */
export interface Failure {
  readonly fault: HubspotUnavailable;
  /** Which requests may be repeated: any, because HubSpot did not process it; idempotent ones; none. */
  readonly repeat: 'any' | 'repeatable' | 'none';
  /** Minimum delay before a repeat, in milliseconds; doubles with each attempt. */
  readonly wait: number;
  /** Whether all other requests must wait, too. */
  readonly pausesAll: boolean;
}

const firstWait = 300;
/** Codes of Node and undici for a connection that was never opened. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Explains an error of `fetch`. Its message may quote a header or an address, so only the code is reported. */
export function explainThrown(what: string, thrown: unknown): Failure {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return failure(what, 'no answer in time', 'repeatable', true);
  const code = codeName(thrown);
  const shown = code === '' ? '' : ` (${code})`;
  const isConnected = !neverConnected.has(code);
  const problem = `the connection failed${shown}`;
  return failure(what, problem, isConnected ? 'repeatable' : 'any', isConnected);
}

/** Explains an unreadable answer: not JSON, too long, or not of the documented shape. */
export function explainUnreadable(what: string, status: number): Failure {
  return failure(what, `an unreadable answer with status ${status}`, 'repeatable', status < 300);
}

function failure(what: string, problem: string, repeat: Failure['repeat'], isUndecided: boolean): Failure {
  const fault = new HubspotUnavailable(what, problem, undefined, isUndecided);
  return { fault, repeat, wait: firstWait, pausesAll: false };
}
