import { CrmUnavailable } from '../../rewards-club/ports/crm.ts';

/** HubSpot is away, throttles, or cannot be understood. The message holds no data, no token and no address. */
export class HubspotUnavailable extends CrmUnavailable {
  override readonly name = 'HubspotUnavailable';
  /** How long HubSpot asked to be left alone, in milliseconds; absent where it did not say. */
  readonly retryAfterMilliseconds?: number;

  constructor(what: string, problem: string, retryAfterMilliseconds?: number) {
    super(`HubSpot, ${what}: ${problem}.`);
    if (retryAfterMilliseconds !== undefined) this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}

/** A request that brought no answer to work with. */
export interface Failure {
  readonly fault: HubspotUnavailable;
  /** Which requests may be repeated: any, since it was not carried out; those that may run twice; none. */
  readonly repeat: 'any' | 'repeatable' | 'none';
  /** Least time to wait before, in milliseconds; doubles with each attempt. */
  readonly wait: number;
  /** Whether every other request has to wait as well. */
  readonly pausesAll: boolean;
}

const firstWait = 300;
/** Node's and undici's codes for a connection that never came about. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Reads what `fetch` threw. Its message may quote a header or an address, so only a system code is kept. */
export function explainThrown(what: string, thrown: unknown): Failure {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return failure(what, 'no answer in time', 'repeatable');
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const shown = /^[A-Z][A-Z\d_]{2,40}$/.test(code) ? ` (${code})` : '';
  const repeat = neverConnected.has(code) ? 'any' : 'repeatable';
  return failure(what, `the connection failed${shown}`, repeat);
}

/** An answer that is none: not JSON, too long, or not of the shape that HubSpot documents. */
export function explainUnreadable(what: string, status: number): Failure {
  return failure(what, `an answer with status ${status} that cannot be read`, 'repeatable');
}

function failure(what: string, problem: string, repeat: Failure['repeat']): Failure {
  return { fault: new HubspotUnavailable(what, problem), repeat, wait: firstWait, pausesAll: false };
}
