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
      await answerConsent(context, siteUrl);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    // Where only text is enlarged, what depends on the window's width stays.
    test('everything fits 320, 768 and 1280 px, there with the page’s text twice as large, too', async ({
      page,
    }) => {
      for (const { name, path } of specimens) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await findMisfits(page), `${name} at ${width} px`).toEqual([]);
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect.soft(await findMisfits(page), `${name} with large text`).toEqual([]);
      }
    });

    test('everything fits when the browser’s text is twice as large', async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const { name, path } of sampleOf(specimens, 4, 0)) {
        await page.goto(path);
        expect.soft(await findMisfits(page), name).toEqual([]);
      }
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
    });
  });
}

test('the header is one row in every language at every width', async ({ page }) => {
  for (const locale of sampleOf(localeCodes, 5, 0)) {
    await page.goto(pathOf('offers', locale));
    for (const width of [320, 360, 767, 768, 1247, 1248]) {
      await page.setViewportSize({ width, height: 740 });
      const { height, fault } = await page.locator('.site-header').evaluate((header) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const fault = scrollWidth > clientWidth ? `the page is ${scrollWidth} wide` : undefined;
        return { height: header.getBoundingClientRect().height, fault };
      });
      expect.soft(fault, `${locale} at ${width}`).toBeUndefined();
      // Its height is that of a row, and its edge.
      expect.soft(height, `${locale} at ${width}`).toBe(65);
    }
  }
});
