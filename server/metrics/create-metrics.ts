import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Build } from '../../app/document/load-renderer.ts';
import { PageCounts } from '../pages/page-counts.ts';
import type { ServicesPart } from '../start/services-part.ts';

export interface Metrics {
  /** Counts answers outside the API; the site calls it. */
  readonly pageCounts: PageCounts;
  /** Sets the build that is served. */
  describe(build: Pick<Build, 'nextChange'>): void;
  readonly contentType: string;
  /** All metrics in Prometheus' text exposition format 0.0.4. */
  read(): Promise<string>;
}

/** The metrics of a site and of its process. No label holds data of a guest: no path, address or e-mail. */
export function createMetrics(services: Pick<ServicesPart, 'measure'> | undefined): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const pageCounts = new PageCounts();

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
  const nextChange = new Gauge({
    name: 'site_next_change_timestamp_seconds',
    help: 'The day from which on offers differ from those of the build, at midnight UTC; NaN where there is none.',
    registers,
  });
  nextChange.set(Number.NaN);
  services?.measure(registry);
  return {
    pageCounts,
    describe: (build) => nextChange.set(Date.parse(build.nextChange?.day ?? '') / 1000),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
