/** The first view, before the rest of the page has loaded, and that nothing in it moves afterwards. */
import type { Page } from '@playwright/test';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

const sizes = [
  [360, 740],
  [1440, 900],
] as const;

const hasPainted = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);

test('the document alone shows the head of a page, which late fonts and styles do not move', async ({
  page,
  club,
}) => {
  await noteShifts(page);
  const release = await club.hold(/\.woff2$|\/assets\/site-[^/]+\.css$/);
  await page.goto(pathOf('offers', 'ru'), { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await hasPainted(page);
  await expect(page.locator('html')).toHaveCSS('view-transition-name', 'none');
  release();
  await page.waitForLoadState('networkidle');
  expect(await readShifts(page)).toEqual([]);
});

/** Place and colours of all that is seen in the site's and the page's head, a line for each element. */
function describeFirstView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Notices come when the page is idle, and lift the bar of phones.
    document.querySelector('.notices')?.remove();
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

test.describe('what is seen first', campaign, () => {
  for (const [width, height] of sizes) {
    test(`at ${width} px stays as it is when the other styles come`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // Whether they come in time is not to make a difference between the two views.
      await page.route('**/*.woff2', (route) => route.abort());
      for (const locale of ['en', 'uk', 'ko'] as const) {
        for (const { name, path } of specimensOf(locale)) {
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
});

/** Not those with many headings, nor with one of the few that no fit makes break alike (decision 011). */
const withHeadlines = {
  hr: ['home', 'hotels', 'hotel-berulia-brela', 'brela'],
  de: ['home', 'hotels', 'hotel-berulia-brela', 'brela'],
  uk: ['home', 'offers', 'hotel-berulia-brela', 'brela'],
} as const;

for (const locale of ['hr', 'de', 'uk'] as const) {
  test(`the face of headings takes its fallback's place, in ${locale}`, campaign, async ({ page, club }) => {
    const measure = () =>
      page.locator('h1').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const isThere = () => page.evaluate(() => document.fonts.check('600 1em "Site Heading"'));
    await noteShifts(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const key of withHeadlines[locale]) {
        const release = await club.hold(/heading-[^/]+\.woff2$/);
        await page.goto(pathOf(key, locale), { waitUntil: 'domcontentloaded' });
        await hasPainted(page);
        expect(await isThere(), key).toBe(false);
        const before = await measure();
        release();
        await expect.poll(isThere).toBe(true);
        expect(await measure(), key).toEqual(before);
        expect(await readShifts(page), key).toEqual([]);
      }
    }
  });
}
