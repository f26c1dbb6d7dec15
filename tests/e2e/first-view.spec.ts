import type { Page } from '@playwright/test';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { servePiecewise } from './piecewise.ts';
import { expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

const sizes = [
  [360, 740],
  [1440, 900],
] as const;

const locales = ['en', 'uk', 'ko'] as const;

/** Place and colours of all that is seen in the site's and the page's head, a line for each element. */
function describeFirstView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll('body > header *, main > header, main > header *');
    return [...elements].map((element) => {
      const name = element.outerHTML.slice(0, 80);
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || width * height === 0) return `${name}: not shown`;
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${name}: ${box}; ${color} on ${backgroundColor}; ${fontSize}`;
    });
  });
}

for (const [at, [width, height]] of sizes.entries()) {
  test(`what is seen first at ${width} px stays as it is when the other styles come`, async ({
    page,
    context,
    siteUrl,
  }) => {
    await answerConsent(context, siteUrl);
    await page.setViewportSize({ width, height });
    // Whether they come in time is not to make a difference between the two views.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [offset, locale] of locales.entries()) {
      const turns = locales.length * sizes.length;
      const turn = offset * sizes.length + at;
      for (const { name, path } of sampleOf(specimensOf(locale), 2 * turns, turn)) {
        await page.goto(path);
        const whole = await describeFirstView(page);
        await page.route('**/site-*.css', (route) => route.abort());
        await page.goto(path);
        expect.soft(await describeFirstView(page), `${name} in ${locale}`).toEqual(whole);
        await page.unroute('**/site-*.css');
      }
    }
  });
}

test('a document that arrives in pieces moves nothing that is seen', async ({ page, context, siteUrl }) => {
  // A heading may wrap differently once its face has come, at whatever moment that is (decision 011).
  await page.route('**/*.woff2', (route) => route.abort());
  const slow = await servePiecewise(siteUrl);
  await answerConsent(context, slow.url);
  await noteShifts(page);
  // From page to page something moves on purpose.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [at, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    for (const { name, path } of sampleOf(specimensOf('en'), 3 * sizes.length, at)) {
      await page.goto(slow.url + path);
      const shifts = await readShifts(page);
      // A line that a piece has cut may wrap again when its rest comes, which is a few thousandths of the window.
      const seen = shifts.filter((shift) => Number.parseFloat(shift) > 0.01);
      expect.soft(seen, `${name} at ${width}`).toEqual([]);
    }
  }
  slow.close();
});

test('a booking bar that arrives in pieces moves no field', async ({ page, context, siteUrl }) => {
  const slow = await servePiecewise(siteUrl);
  await answerConsent(context, slow.url);
  await noteShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of ['de', 'uk', 'ko'] as const) {
    await page.goto(slow.url + pathOf('home', locale));
    const shifts = await readShifts(page);
    expect(
      shifts.filter((shift) => shift.includes('form-field')),
      locale,
    ).toEqual([]);
  }
  slow.close();
});

test('a hero that stands alone, as among the components, shows its words', async ({ page }) => {
  await page.goto('/dev/components?locale=en');
  await expect(page.locator('.hero h1')).toBeVisible();
});
