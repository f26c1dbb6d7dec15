import type { SiteOnDay } from '../../app/document/site-on-day.ts';
import type { ReadDay } from '../core/clock.ts';
import { PageCache } from './page-cache.ts';

/** The site on a day, and the answers of that day. */
export interface ServedSite {
  readonly site: SiteOnDay;
  readonly cache: PageCache;
}

/** The site that guests see. */
export interface SiteOfToday {
  /** The site that was last opened, without a check of the day. */
  last(): ServedSite;
  /** Opens the site of a new day, with an empty cache, if the day has changed. */
  today(): ServedSite;
  /** Stops the daily check. */
  stop(): void;
}

export interface SiteOfTodayOptions {
  open(day: string): SiteOnDay;
  readonly readDay: ReadDay;
  readonly cacheMegabytes: number;
  /** Called with the site of each day, including the first. */
  opened?(served: ServedSite): void;
}

const minute = 60_000;

/**
 * Opens the site, and again on each new day. It compares the day once a minute: a timer to midnight would be wrong after a
 * machine has slept or its clock was set.
 */
export function openSiteOfToday(options: SiteOfTodayOptions): SiteOfToday {
  const { readDay, cacheMegabytes, opened = () => undefined } = options;
  const open = (day: string): ServedSite => ({
    site: options.open(day),
    cache: new PageCache(cacheMegabytes),
  });
  let served = open(readDay());
  opened(served);
  const today = () => {
    const day = readDay();
    if (day !== served.site.day) {
      served = open(day);
      opened(served);
    }
    return served;
  };
  const timer = setInterval(today, minute);
  timer.unref();
  return { last: () => served, today, stop: () => clearInterval(timer) };
}
