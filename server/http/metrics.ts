import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

export interface Metrics {
  /** Counts answers outside the API; the site calls it. */
  readonly pageCounts: PageCounts;
  readonly contentType: string;
  /** All metrics in Prometheus' text exposition format 0.0.4. */
  read(): Promise<string>;
}

/** The metrics of a site and of its process. No label holds data of a guest: no path, address or e-mail. */
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

/** Counts answers outside the API, by status, since the start: pages, other stored files, redirects and error pages. */
export class PageCounts {
  readonly #counts = new Map([200, 304].map((status) => [status, 0]));

  add(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  /** Each status with how often it was answered. */
  list(): readonly (readonly [status: number, count: number])[] {
    return [...this.#counts];
  }
}
