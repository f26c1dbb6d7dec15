import type { Browser, Locator } from '@playwright/test';
import type { Journey } from './journeys.ts';

export interface Walk {
  readonly steps: number;
  /** Pixels that a guest scrolls, up or down, in the window and in boxes that scroll. */
  readonly scrolled: number;
}

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/**
 * Walks a journey as a guest who knows the way: scrolls no further than until the next thing is in view. Cookies are
 * answered before.
 * @param origin of the site, without a slash
 */
export async function walk(browser: Browser, origin: string, journey: Journey): Promise<Walk> {
  const isPhone = journey.window === 'phone';
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: windows[journey.window],
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([{ name: 'consent', value: '%7B%22necessary%22%3Atrue%7D', url: origin }]);
    const page = await context.newPage();
    await page.goto(journey.from, { waitUntil: 'networkidle' });
    let [steps, scrolled] = [0, 0];
    for (const step of journey.steps) {
      const [what, selector, text = ''] = step;
      const target = page.locator(selector).locator('visible=true').first();
      scrolled += await bringIntoView(target);
      if (what === 'see') continue;
      steps += 1;
      if (what === 'type') await target.fill(text);
      if (what === 'click') await target.click();
      await page.waitForLoadState('networkidle');
    }
    return { steps, scrolled };
  } finally {
    await context.close();
  }
}

async function bringIntoView(target: Locator): Promise<number> {
  await target.waitFor({ timeout: 10_000 });
  return target.evaluate((element) => {
    const around: Element[] = [];
    for (let box = element.parentElement; box !== null; box = box.parentElement) around.push(box);
    const before = around.map(({ scrollTop }) => scrollTop);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const moved = around.map(({ scrollTop }, index) => Math.abs(scrollTop - (before[index] ?? 0)));
    return Math.round(moved.reduce((sum, pixels) => sum + pixels, 0));
  });
}
