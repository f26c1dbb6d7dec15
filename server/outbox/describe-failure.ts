import { OutboxRefused } from '../rewards-club/outbox-entries.ts';
import { CrmUnavailable } from '../rewards-club/ports/crm.ts';
import { CrmRefused } from '../rewards-club/ports/crm-refused.ts';
import { UnknownKind } from './delivery.ts';

/** Errors of this house whose messages hold no data by contract. */
const openErrors = [CrmUnavailable, CrmRefused, OutboxRefused, UnknownKind];
const longest = 400;

/**
 * What is kept and logged of a failed delivery. Of an error that may quote data, such as an address that a mail
 * server refused, that is its class and code only.
 */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${typeof thrown}`;
  const name = /^\w{1,60}$/.test(thrown.constructor.name) ? thrown.constructor.name : 'Error';
  if (openErrors.some((known) => thrown instanceof known))
    return `${name}: ${thrown.message}`.slice(0, longest);
  const code = 'code' in thrown ? String(thrown.code) : '';
  return /^[A-Z\d][A-Z\d_]{1,40}$/.test(code) ? `${name} ${code}` : name;
}

/** How long the other side asked to be left alone, in milliseconds; 0 where it did not say. */
export function readAskedDelay(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('retryAfterMilliseconds' in thrown)) return 0;
  const { retryAfterMilliseconds } = thrown;
  return typeof retryAfterMilliseconds === 'number' && retryAfterMilliseconds > 0
    ? retryAfterMilliseconds
    : 0;
}
