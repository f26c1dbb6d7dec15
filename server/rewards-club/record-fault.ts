import type { EventFacts, SecurityEvent, SecurityEvents } from '../security/security-events.ts';
import type { ApiError, FaultCode } from './api-error.ts';
import { LimiterFailed } from './ports/store-errors.ts';

/** The event behind each error, whatever the operation. */
const eventOfFault: Readonly<Record<FaultCode, SecurityEvent | undefined>> = {
  BadRequest: 'request.malformed',
  TooLarge: 'request.malformed',
  UnsupportedMediaType: 'request.malformed',
  ForeignOrigin: 'request.foreign-origin',
  NotPinned: 'access.refused',
  NotVerified: 'access.refused',
  NotMember: 'access.refused',
  TooManyRequests: 'limit.reached',
  ServerError: 'request.failed',
  Busy: 'request.failed',
  CrmUnavailable: 'request.failed',
  IdentityUnavailable: 'request.failed',
  Unavailable: 'request.failed',
  NotFound: undefined,
  MethodNotAllowed: undefined,
  Gone: undefined,
};

/** Records an error that a request is answered with. */
export function recordFault(
  events: SecurityEvents,
  { code, status, limit, cause }: ApiError,
  facts: Pick<EventFacts, 'operation' | 'emailKey' | 'address'> = {},
): void {
  const event = cause instanceof LimiterFailed ? 'limit.failed' : eventOfFault[code];
  if (event === undefined) return;
  const outcome = status < 500 ? 'refused' : 'failed';
  events.record(event, { ...facts, outcome, reason: code, limit, fault: cause });
}
