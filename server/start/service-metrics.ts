import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ApiObserver } from '../api/create-api.ts';
import type { PasswordHasher } from '../club/password-hasher.ts';
import type { WatchedLimits } from '../core/limits.ts';
import type { OutboxStore } from '../core/ports/work-stores.ts';
import type { CountEnquiry } from '../forms/enquiry-context.ts';
import type { BudgetedMailer } from '../mail/mail-budget.ts';

/** In seconds. A log-in hashes a password, and a code needs the CRM. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Registers the metrics of the club. @returns counts the answers of its API */
export function registerClubMetrics(
  registry: Registry,
  passwords: Pick<PasswordHasher, 'load'>,
): ApiObserver {
  const registers: [Registry] = [registry];
  new Gauge({
    name: 'club_password_hashes',
    help: 'Passwords that are being hashed or wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(passwords.load())) this.set({ state }, count);
    },
  });
  return createApiObserver(registers);
}

/** Registers the metrics of the API. Labels are names from the API's document and never contain a guest's input. */
function createApiObserver(registers: [Registry]): ApiObserver {
  const requests = new Counter({
    name: 'club_api_requests_total',
    help: 'Calls of the API by operation and class of status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'club_api_refusals_total',
    help: 'Refusals and faults of the API by operation and key.',
    labelNames: ['operation', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'club_api_request_duration_seconds',
    help: 'Time from the head of a call to its answer, by operation.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  return (operation, status, milliseconds, code) => {
    requests.inc({ operation, status: `${Math.floor(status / 100)}xx` });
    if (code !== undefined) refusals.inc({ operation, code });
    durations.observe({ operation }, milliseconds / 1000);
  };
}

/**
 * Wraps a reader with a time limit. Concurrent callers share one reading, so that a source that hangs is queried once.
 * @param patience milliseconds
 * @returns the value, or undefined if the source fails or takes longer
 */
function readWithin<T>(patience: number, read: () => Promise<T>): () => Promise<T | undefined> {
  let underWay: Promise<T | undefined> | undefined;
  return async () => {
    underWay ??= read()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    const over = new AbortController();
    const tooLong = sleep(patience, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    try {
      return await Promise.race([underWay, tooLong]);
    } finally {
      over.abort();
    }
  };
}

/** Time limit of the database, in milliseconds; Prometheus waits ten seconds for all metrics. */
const storePatience = 1000;

/** Registers the metrics of the outbox and of forms on pages. @returns counts the outcomes of enquiries */
export function registerServiceMetrics(
  registry: Registry,
  outbox: Pick<OutboxStore, 'counts'>,
  mailer: Pick<BudgetedMailer, 'refused'>,
  { reached }: Pick<WatchedLimits, 'reached'>,
): CountEnquiry {
  const registers: [Registry] = [registry];
  const countOutbox = readWithin(storePatience, () => outbox.counts());
  new Gauge({
    name: 'club_outbox_rows',
    help: 'Rows of the outbox that wait or were given up; absent while the database does not say.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await countOutbox();
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'site_mails_refused_total',
    help: 'Mails that were not sent because the site had sent all of its hour: an alarm.',
    registers,
    collect() {
      this.reset();
      this.inc(mailer.refused());
    },
  });
  new Counter({
    name: 'site_quotas_reached_total',
    help: 'Attempts that found a limit of a network or of the whole site reached, by its name: an alarm.',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset();
      for (const [limit, count] of reached) this.inc({ limit }, count);
    },
  });
  const enquiries = new Counter({
    name: 'site_enquiries_total',
    help: 'Forms that guests sent from pages, by form and outcome.',
    labelNames: ['form', 'outcome'],
    registers,
  });
  return (form, outcome) => enquiries.inc({ form, outcome });
}
