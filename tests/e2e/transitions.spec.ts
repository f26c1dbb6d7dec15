import type { Page } from '@playwright/test';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

const expectRoute = (page: Page, route: string) =>
  expect(page.locator('body')).toHaveAttribute('data-route', route);

/** Whether one page is still fading into the other. */
function isFading(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.getAnimations().some(({ effect, playState }) => {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return playState === 'running' && pseudo?.startsWith('::view-transition') === true;
    }),
  );
}

/** Presses where an element is, whatever lies on it. */
async function pressMiddle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('what is pressed while the page that was left still fades is done', campaign, async ({ page }) => {
  // A fade that lasts for the whole test.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 100s; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto('/en/');
  await page.locator('.main-navigation a[href="/en/offers"]').click();
  await expectRoute(page, 'offers');
  await expect.poll(() => isFading(page)).toBe(true);
  await pressMiddle(page, '.languages summary');
  await expect(page.locator('.languages')).toHaveAttribute('open', '');
  expect(await isFading(page)).toBe(true);
  await pressMiddle(page, '.breadcrumbs a');
  await expectRoute(page, 'home');
});

test('pages go over into each other, unless motion is unwelcome', campaign, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { hasTransition: event.viewTransition !== null });
    });
  });
  for (const [reducedMotion, expected] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(pathOf('offers', 'en'));
    await page.locator('.wordmark').click();
    await expectRoute(page, 'home');
    expect(await page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(expected);
  }
});

test.describe('a page that was rendered ahead of its visit', campaign, () => {
  test.use({ hasChosenCookies: false });

  test('wakes with it, and knows the cookies of that moment', async ({ page, context, origin }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await page.goto('/en/offers', { waitUntil: 'networkidle' });
    const opener = page.locator('[data-open-rewards-club]').first();
    await expect(page.locator('html')).toHaveAttribute('data-ask-consent');
    await expect(opener).not.toHaveAttribute('role');
    const value = encodeURIComponent(JSON.stringify({ necessary: true, marketing: false }));
    await context.addCookies([
      { name: 'consent', value, url: origin },
      { name: 'user', value: '%7B%7D', url: origin },
    ]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-ask-consent');
    await expect(page.locator('html')).toHaveAttribute('data-member');
    await expect(opener).toHaveAttribute('role', 'button');
  });
});
