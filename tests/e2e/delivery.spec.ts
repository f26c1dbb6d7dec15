import type { Page } from '@playwright/test';
import type { Locale } from '../../generated/locales.ts';
import { locales } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

const keys = ['home', 'offers', 'hotel-soline-brela'] as const;
const fontsOf = {
  hr: ['heading-latin', 'text-latin'],
  ru: ['heading-cyrillic', 'text-cyrillic'],
  ko: ['text-hangul'],
};

/** Font files that a page asks for from now on, without hash. */
function watchFonts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /([a-z]+-[a-z]+)-[^/]+\.woff2$/.exec(request.url())?.[1];
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

for (const [script, [code, fonts]] of Object.entries(fontsOf).entries()) {
  const locale = code as Locale;
  test.describe(`${locale}: pages`, () => {
    test.use({ locale: locales[locale].bcp47 });

    for (const [size, width] of sampleOf([...[360, 1440].entries()], 2, script)) {
      test(`load the fonts of their script only and never move, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const asked = watchFonts(page);
        await noteShifts(page);
        for (const key of sampleOf(keys, 3, 2 * script + size)) {
          await page.goto(pathOf(key, locale), { waitUntil: 'networkidle' });
          expect(await readShifts(page), `${key} without cache`).toEqual([]);
          await page.reload({ waitUntil: 'networkidle' });
          expect(await readShifts(page), `${key} with cache`).toEqual([]);
        }
        // The names of languages are in many scripts.
        await page.locator('.languages > summary').click();
        await expect(page.locator('.languages a[hreflang="de"]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect([...asked].sort()).toEqual(fonts);
      });
    }

    test('do not move when their fonts and the rest of their styles are late', async ({ page }) => {
      await noteShifts(page);
      const released = Promise.withResolvers<void>();
      await page.route(/\.woff2$|\/assets\/site-[^/]+\.css$/, async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goto(pathOf('offers', locale), { waitUntil: 'commit' });
      // The document alone is enough to show the head of the page.
      await expect(page.locator('h1')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0);
      await expect(page.locator('html')).toHaveCSS('view-transition-name', 'none');
      released.resolve();
      await page.waitForLoadState('networkidle');
      expect(await readShifts(page)).toEqual([]);
    });
  });
}

const faceOfHeadings = /heading-[^/]+\.woff2$/;

/** Height of the headline in pixels, with its text. */
function measureHeadline(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1')].map(
      (heading) => `${heading.textContent}: ${heading.getBoundingClientRect().height}`,
    ),
  );
}

const withHeadlines = [...keys, 'summer-special-dalmatia-croatia', 'brela', 'faq'] as const;

for (const [script, locale] of (['hr', 'de', 'uk'] as const).entries()) {
  for (const [size, width] of sampleOf([...[360, 1440].entries()], 2, script)) {
    test(`${locale}: the face of headings takes its fallback's place and moves nothing, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      for (const key of sampleOf(withHeadlines, 6, 2 * script + size)) {
        const released = Promise.withResolvers<void>();
        await page.route(faceOfHeadings, async (route) => {
          await released.promise;
          await route.continue();
        });
        await page.goto(pathOf(key, locale), { waitUntil: 'domcontentloaded' });
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
          .toBeGreaterThan(0);
        const isThere = () => page.evaluate(() => document.fonts.check('600 1em "Site Heading"'));
        expect(await isThere(), key).toBe(false);
        const before = await measureHeadline(page);
        released.resolve();
        await expect.poll(isThere).toBe(true);
        expect(await measureHeadline(page), key).toEqual(before);
        expect(await readShifts(page), key).toEqual([]);
        await page.unroute(faceOfHeadings);
      }
    });
  }
}

test('pages go over into each other, unless motion is unwelcome', { tag: '@campaign' }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null };
      document.documentElement.dataset.wentOver = String(viewTransition !== null);
    });
  });
  for (const [reducedMotion, wentOver] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en/');
    await page.evaluate(() => location.assign('/en/offers'));
    await page.waitForURL('**/en/offers');
    await expect(page.locator('html')).toHaveAttribute('data-went-over', wentOver);
  }
});

test('a page that was rendered ahead of its visit wakes with it, and knows the cookies of that moment', async ({
  page,
  context,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto('/en/offers', { waitUntil: 'networkidle' });
  const opener = page.locator('[data-open-rewards-club]').first();
  await expect(page.locator('html')).toHaveAttribute('data-ask-consent');
  await expect(opener).not.toHaveAttribute('role');
  const value = encodeURIComponent(JSON.stringify({ necessary: true, marketing: false }));
  await context.addCookies([
    { name: 'consent', value, url: siteUrl },
    { name: 'user', value: '%7B%7D', url: siteUrl },
  ]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-ask-consent');
  await expect(page.locator('html')).toHaveAttribute('data-member');
  await expect(opener).toHaveAttribute('role', 'button');
});
