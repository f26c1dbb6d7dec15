import { OutboxRefused, UnknownKind } from './outbox-rows.ts';
import { CrmRefused, CrmUnavailable } from './ports/crm.ts';
import { IdentityRefused, IdentityUnavailable } from './ports/identity.ts';

/** The `code` of a thrown error, such as `ENOENT`; '' if it has none. */
export function errorCode(thrown: unknown): string {
  if (!(thrown instanceof Error) || !('code' in thrown)) return '';
  return thrown.code === undefined ? '' : String(thrown.code);
}

/** The code of a thrown error or of its cause, if it is a name, which holds no data; else ''. */
export function codeName(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const code = errorCode(thrown) || errorCode(cause);
  return /^[A-Z\d][A-Z\d_]{1,40}$/.test(code) ? code : '';
}

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
