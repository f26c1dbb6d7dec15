import { describeFailure } from '../describe-failure.ts';
import { describeError, type Log } from '../http/log.ts';
import { hashesOf, type Secrets } from './secrets.ts';
import type { SecurityEvent, SecurityEvents } from './security-events.ts';

/** The log of security events. */
export interface EventLog extends SecurityEvents {
  /** The names of an e-mail in the log: by each secret, by the one for new lines first. */
  namesOf(emailKey: string): readonly string[];
  /** Logs what has been left out so far, and ends. */
  close(): void;
}

/** Lines of an event that a process writes in a minute. Further ones are counted, so that a flood does not fill the disk. */
const mostLines = 60;
const window = 60_000;
const message = 'security event';

/**
 * Creates the log of security events: a line for each, with e-mail and address as keyed hashes. What succeeds is
 * counted by subject, so that a flood of one guest hides nothing about another.
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

/** The names of an e-mail's key or of an address in the log: by each secret, by the one for new lines first. */
export function namesInLog(secrets: Secrets, text: string): readonly string[] {
  // 96 bits tell any number of guests apart.
  return hashesOf(secrets, 'event', text).map((hash) => hash.slice(0, 16));
}
