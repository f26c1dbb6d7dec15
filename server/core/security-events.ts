import type { ApiError, FaultCode } from './api-error.ts';
import { describeFailure } from './failures.ts';
import { describeError, type Log } from './log.ts';
import { LimiterFailed } from './ports/store-errors.ts';
import { hashesOf, type Secrets } from './secrets.ts';

/** The security events that the site logs, as docs/security.md explains them. A name is permanent once it is released. */
export const securityEvents = [
  'login.password',
  'login.passkey',
  'login.google',
  'code.send',
  'code.verify',
  'link.verify',
  'account.register',
  'account.export',
  'account.remove',
  'password.reset-request',
  'password.reset',
  'password.change',
  'passkey.add',
  'passkey.remove',
  'identity.link',
  'identity.unlink',
  'session.end',
  'session.end-others',
  'session.logout',
  'access.refused',
  'request.foreign-origin',
  'request.malformed',
  'request.failed',
  'limit.reached',
  'limit.failed',
  'quota.reached',
  'form.robot',
  'form.token',
  'form.link',
  'mail.budget',
  'dev.refused',
  'events.omitted',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** The facts of an event. None contains a guest's text, except those that are logged as keyed hashes. */
export interface EventFacts {
  /** `refused`: the site declined. `failed`: a part of the site or an external system failed. */
  readonly outcome: 'success' | 'refused' | 'failed';
  /** The operation of the API, or the path of a form's action without its language. */
  readonly operation?: string;
  /** A stable code. */
  readonly reason?: string | undefined;
  /** The name of the reached limit. */
  readonly limit?: string | undefined;
  /** See `emailKeyOf`; logged as a keyed hash. */
  readonly emailKey?: string | undefined;
  /** See `limitedAddress`; logged as a keyed hash. */
  readonly address?: string | undefined;
  /** The thrown value behind a failure. */
  readonly fault?: unknown;
}

/** Logs security events. */
export interface SecurityEvents {
  record(event: SecurityEvent, facts: EventFacts): void;
}

/** The log of security events. */
export interface EventLog extends SecurityEvents {
  /** The pseudonyms of an e-mail in the log, one for each secret. The current secret comes first. */
  namesOf(emailKey: string): readonly string[];
  /** Logs the number of omitted lines, then closes. */
  close(): void;
}

/**
 * The most lines of an event that a process writes in a minute. Further ones are counted, so that a flood does not fill
 * the disk.
 */
const mostLines = 60;
const window = 60_000;
const message = 'security event';

/**
 * Creates the log of security events: a line for each, with e-mail and address as keyed hashes. Successes are counted
 * by subject, so that a flood by one guest does not hide events of another.
 */
export function createEventLog(log: Pick<Log, 'info' | 'warn' | 'error'>, secrets: Secrets): EventLog {
  const counts = new Map<string, { readonly of: SecurityEvent; readonly subject?: string; count: number }>();
  const nameOf = (text: string | undefined) => (text ? namesInLog(secrets, text)[0] : undefined);
  const summarize = () => {
    for (const { count, ...omitted } of counts.values()) {
      if (count > mostLines)
        log.info({ event: 'events.omitted', ...omitted, count: count - mostLines }, message);
    }
    counts.clear();
  };
  const timer = setInterval(summarize, window).unref();
  return {
    record(event, { outcome, emailKey, address, fault, ...facts }) {
      const subject = nameOf(emailKey);
      const own = outcome === 'success' && subject !== undefined ? { subject } : {};
      const key = `${event} ${own.subject ?? ''}`;
      const counted = counts.get(key) ?? { of: event, ...own, count: 0 };
      counts.set(key, counted);
      counted.count += 1;
      if (counted.count > mostLines) return;
      const isUnexpected = facts.reason === 'ServerError';
      const error =
        fault === undefined ? {} : isUnexpected ? describeError(fault) : { error: describeFailure(fault) };
      const level = isUnexpected ? 'error' : outcome === 'failed' ? 'warn' : 'info';
      log[level]({ event, outcome, ...facts, subject, address: nameOf(address), ...error }, message);
    },
    namesOf: (emailKey) => namesInLog(secrets, emailKey),
    close() {
      clearInterval(timer);
      summarize();
    },
  };
}

/**
 * The pseudonyms of an e-mail's key or of an address in the log, one for each secret. The current secret comes first.
 */
export function namesInLog(secrets: Secrets, text: string): readonly string[] {
  // 96 bits are enough to distinguish any number of guests.
  return hashesOf(secrets, 'event', text).map((hash) => hash.slice(0, 16));
}

/** The event of each error, for all operations. */
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
