import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ApiObserver } from '../api/create-api.ts';
import { PageCounts } from '../pages/page-counts.ts';
import type { PasswordHasher } from '../rewards-club/password-hasher.ts';
import type { OutboxStore } from '../rewards-club/ports/outbox-store.ts';
import { createApiObserver } from './api-metrics.ts';
import { readWithin } from './read-within.ts';

/** Sources that are read when metrics are scraped. */
export interface MetricsSources {
  readonly passwords: Pick<PasswordHasher, 'load'>;
  readonly outbox: Pick<OutboxStore, 'counts'>;
}

export interface Metrics {
  /** Observers that the site calls for its answers. */
  readonly observers: { readonly observe: ApiObserver; readonly pageCounts: PageCounts };
  readonly contentType: string;
  /** All metrics in Prometheus' text exposition format 0.0.4. */
  read(): Promise<string>;
}

/** How long the database may take, in milliseconds; Prometheus waits ten seconds for everything. */
const storePatience = 1000;

/** The metrics of a site and of its process. No label holds data of a guest: no path, address or e-mail. */
export function createMetrics({ passwords, outbox }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const pageCounts = new PageCounts();
  const countOutbox = readWithin(storePatience, () => outbox.counts());

  collectDefaultMetrics({ register: registry });
  new Counter({
    name: 'site_page_responses_total',
    help: 'Answers outside the API by status: pages, other files, redirects, error pages.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of pageCounts.list()) this.inc({ status }, count);
    },
  });
  new Gauge({
    name: 'club_password_hashes',
    help: 'Passwords that are being hashed or wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(passwords.load())) this.set({ state }, count);
    },
  });
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
  return {
    observers: { observe: createApiObserver(registry), pageCounts },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
