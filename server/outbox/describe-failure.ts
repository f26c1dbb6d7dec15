import { errorCode } from '../error-code.ts';
import { OutboxRefused } from '../rewards-club/outbox-payload.ts';
import { CrmRefused } from '../rewards-club/ports/crm-refused.ts';
import { CrmUnavailable } from '../rewards-club/ports/crm-unavailable.ts';
import { UnknownKind } from './delivery.ts';

/** Own errors, whose messages contain no guest data by contract. */
const openErrors = [CrmUnavailable, CrmRefused, OutboxRefused, UnknownKind];
const longest = 400;

/**
 * Describes a failed delivery for the row and the log. Uses only class and code of an error that may quote data, such
 * as an address that a mail server rejected.
 */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${typeof thrown}`;
  const name = /^\w{1,60}$/.test(thrown.constructor.name) ? thrown.constructor.name : 'Error';
  if (openErrors.some((known) => thrown instanceof known))
    return `${name}: ${thrown.message}`.slice(0, longest);
  const code = errorCode(thrown);
  return /^[A-Z\d][A-Z\d_]{1,40}$/.test(code) ? `${name} ${code}` : name;
}

/** The delay that the other system asked for, in milliseconds; 0 if none. */
export function readAskedDelay(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('retryAfterMilliseconds' in thrown)) return 0;
  const { retryAfterMilliseconds } = thrown;
  return typeof retryAfterMilliseconds === 'number' && retryAfterMilliseconds > 0
    ? retryAfterMilliseconds
    : 0;
}
