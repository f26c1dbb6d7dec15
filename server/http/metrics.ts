import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { PageCounts } from './page-counts.ts';

export interface Metrics {
  /** Counts answers outside the API; the site calls it. */
  readonly pageCounts: PageCounts;
  readonly contentType: string;
  /** All metrics in Prometheus' text exposition format 0.0.4. */
  read(): Promise<string>;
}

/** The metrics of a site and of its process. No label contains data of a guest, such as a path, address or e-mail. */
export async function createMetrics(
  services: { measure(registry: Registry): Promise<void> } | undefined,
): Promise<Metrics> {
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
  await services?.measure(registry);
  return {
    pageCounts,
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
