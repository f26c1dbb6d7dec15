import { type Locale, localeCodes } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { findMisfits } from './misfits.ts';
import { expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

/** Those with long words, with another script, and with words that only break in some places. */
const tryingLocales: readonly Locale[] = ['de', 'hu', 'fi', 'ru', 'ko'];

for (const [offset, locale] of tryingLocales.entries()) {
  const specimens = sampleOf(specimensOf(locale), tryingLocales.length, offset);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(async ({ page, context, siteUrl }) => {
      test.setTimeout(180_000);
      await answerConsent(context, siteUrl);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const width of [320, 768, 1280]) {
      test(`everything fits ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        for (const { name, path } of specimens) {
          await page.goto(path);
          expect.soft(await findMisfits(page), name).toEqual([]);
        }
      });
    }

    test('everything fits when the browser’s text is twice as large', async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const { name, path } of specimens) {
        await page.goto(path);
        expect.soft(await findMisfits(page), name).toEqual([]);
      }
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
    });

    // As where only text is enlarged, and what depends on the window's width stays.
    test('everything fits when the page’s own text is twice as large', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const { name, path } of specimens) {
        await page.goto(path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect.soft(await findMisfits(page), name).toEqual([]);
      }
    });
  });
}

for (const width of [320, 360, 767, 768, 1247, 1248]) {
  test(`the header is one row in every language at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const locale of localeCodes) {
      await page.goto(pathOf('offers', locale));
      const { height, fault } = await page.locator('.site-header').evaluate((header) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const fault = scrollWidth > clientWidth ? `the page is ${scrollWidth} wide` : undefined;
        return { height: header.getBoundingClientRect().height, fault };
      });
      expect.soft(fault, locale).toBeUndefined();
      // Its height is that of a row, and its edge.
      expect.soft(height, locale).toBe(65);
    }
  });
}
