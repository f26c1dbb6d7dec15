import { codeName } from './error-code.ts';
import { UnknownKind } from './outbox/delivery.ts';
import { OutboxRefused } from './rewards-club/outbox-payload.ts';
import { CrmRefused } from './rewards-club/ports/crm-refused.ts';
import { CrmUnavailable } from './rewards-club/ports/crm-unavailable.ts';
import { IdentityRefused, IdentityUnavailable } from './rewards-club/ports/identity.ts';

/** Own errors, whose messages contain no guest data by contract. */
const openErrors = [
  CrmUnavailable,
  CrmRefused,
  IdentityRefused,
  IdentityUnavailable,
  OutboxRefused,
  UnknownKind,
];
const longest = 400;

/**
 * Describes a failed delivery or call for the log and the outbox. Uses only class and code of an error that may quote
 * data, such as an address that a mail server rejected.
 */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${typeof thrown}`;
  const name = /^\w{1,60}$/.test(thrown.constructor.name) ? thrown.constructor.name : 'Error';
  if (openErrors.some((known) => thrown instanceof known))
    return `${name}: ${thrown.message}`.slice(0, longest);
  return `${name} ${codeName(thrown)}`.trim();
}
