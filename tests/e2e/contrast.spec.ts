import type { Locale } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { measureContrast } from './contrast.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';
import { looks } from './windows.ts';

/** All text that stands on a picture or a gradient. */
const onPictures = [
  '.hero :is(h1, .lead, .breadcrumbs a, .breadcrumbs [aria-current], .button-quiet)',
  '.poster :is(a, .poster-summary)',
  '.invitation :is(h2, .lead)',
  '.map text',
].join(', ');

const pagesWithPictures = ['home', 'destinations', 'bol', 'brela', 'tucepi', 'starigrad-paklenica'] as const;

/** English, and those whose words take the most room and so come highest on the picture. */
const locales: readonly Locale[] = ['en', 'de', 'hu', 'ru', 'ko'];

const pages = pagesWithPictures.map((key, at) => [locales[at % locales.length] ?? 'en', key] as const);

/** Some texts of some pages, in one scheme and width; in a campaign all in each width of each scheme. */
for (const [turn, [colorScheme, width]] of sampleOf([...looks.entries()], 2, 0)) {
  test(`text on pictures has a contrast of 4.5 to 1, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const [locale, key] of sampleOf(pages, 6, turn)) {
      await page.goto(pathOf(key, locale));
      const texts = await page.locator(onPictures).locator('visible=true').all();
      expect(texts.length, key).toBeGreaterThan(2);
      for (const text of sampleOf(texts, 3, 0)) {
        const label = `${key} in ${locale}: ${(await text.textContent())?.slice(0, 30)}`;
        expect.soft(await measureContrast(text), label).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
