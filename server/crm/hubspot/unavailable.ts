import { codeName } from '../../error-code.ts';
import { CrmUnavailable } from '../../rewards-club/ports/crm-unavailable.ts';

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
