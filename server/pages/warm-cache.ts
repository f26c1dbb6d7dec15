import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../generated/locales.ts';
import { describeError, type Log } from '../core/log.ts';
import type { FindSource } from './find-source.ts';
import type { ServedSite } from './site-of-today.ts';
import type { SiteTables } from './site-tables.ts';

export interface WarmingOptions {
  /** Decoded paths, most requested first. */
  readonly paths: readonly string[];
  /** The languages that guests have searched in, in order of first use. */
  readonly searched: Iterable<Locale>;
  readonly findSource: FindSource;
  readonly log: Log;
  /** Ends the warming. */
  readonly signal: AbortSignal;
}

/** The minimum pause between two pages, in milliseconds. */
const leastPause = 1;

/**
 * Fills a cache and builds search indexes sequentially, with at most half of one core, so that a request waits for one
 * page at most. Stops when the cache is full. Pages that cannot be rendered are logged.
 */
export async function warmCache({ site, cache }: ServedSite, options: WarmingOptions): Promise<void> {
  const { paths, searched, findSource, log, signal } = options;
  const makeInTurn = async (path: string, make: () => Promise<unknown>) => {
    const started = performance.now();
    await make().catch((thrown: unknown) => {
      log.error({ ...describeError(thrown), path }, 'a page cannot be rendered');
    });
    await wait(Math.max(leastPause, performance.now() - started), undefined, { ref: false });
  };
  // The first pause keeps the warming from delaying the start.
  await wait(leastPause, undefined, { ref: false });
  for (const path of paths) {
    if (signal.aborted) return;
    if (cache.isFull) break;
    const found = findSource(site, path, '');
    if (found !== undefined) await makeInTurn(path, () => cache.make(found.address, 'br', found.source));
  }
  for (const locale of searched) {
    if (signal.aborted) return;
    await makeInTurn('', () => site.render({ kind: 'search', locale, text: '' }));
  }
}

/** All pages, most linked first: pages with shorter paths have more links. */
export function pathsToWarm({
  pages,
  baseLocale,
}: Pick<SiteTables, 'pages' | 'baseLocale'>): readonly string[] {
  const depth = ({ path, locale }: (typeof pages)[number]) =>
    path.split('/').filter((part) => part !== '').length - (locale === baseLocale ? 0 : 1);
  return pages.toSorted((one, other) => depth(one) - depth(other)).map(({ path }) => path);
}
