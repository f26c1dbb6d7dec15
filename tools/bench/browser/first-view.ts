import type { Browser } from '@playwright/test';
import { takeSlowPhone } from './slow-phone.ts';

/** The times at which a guest sees parts of a page; times in milliseconds since the start of the navigation. */
export interface FirstView {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time of long tasks beyond 50 ms each. */
  readonly blocking: number;
  readonly shift: number;
}

interface Seen {
  paints: number[];
  largest: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

// In milliseconds. Any later request would have started by then.
const quiet = 1500;

/** Loads a page with an empty cache. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const phone = await takeSlowPhone(browser);
  try {
    await phone.page.addInitScript(watch);
    await phone.page.goto(url, { waitUntil: 'load' });
    await phone.page.waitForTimeout(quiet);
    const { paints, largest, blocking, shift } = await phone.page.evaluate(() => window.seen);
    return { firstPaint: paints[0] ?? Number.NaN, largestPaint: largest, blocking, shift };
  } finally {
    await phone.close();
  }
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { paints: [], largest: 0, blocking: 0, shift: 0 };
  window.seen = seen;
  const observe = <E extends PerformanceEntry>(type: string, take: (entry: E) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as E);
    });
    observer.observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paints.push(startTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
}
