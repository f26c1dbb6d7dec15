import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../generated/locales.ts';
import { addressOf, views } from '../../tools/screenshots/views.ts';
import { campaign, expect, test } from './site.ts';

/*
 * Key templates as small pictures, compared with those in appearance/: another version of the browser draws letters a
 * little differently, but a moved, missing or recoloured part is seen even at this size. After a change on purpose:
 * UPDATE_APPEARANCE=1 playwright test appearance, and look at what has changed.
 */
const folder = join(import.meta.dirname, 'appearance');
const small = { width: 96, height: 128 };
/** Of 255: what one small square may differ by, and all of them on average. */
const most = 56;
const average = 5;

const key = ['home', 'accommodations', 'accommodation', 'destination', 'offer', 'offers', 'blog', 'legal'];
const looks: readonly [locale: Locale, width: number, colorScheme: 'light' | 'dark'][] = [
  ['hr', 1280, 'light'],
  ['uk', 1280, 'dark'],
  ['ko', 360, 'light'],
];

for (const [locale, width, colorScheme] of looks) {
  for (const view of views.filter(({ name }) => key.includes(name))) {
    const name = `${view.name}-${locale}-${width}-${colorScheme}`;
    test.describe(name, campaign, () => {
      const viewport = { width, height: Math.round((width * small.height) / small.width) };
      // The document is changed below, so that its policy does not fit it.
      test.use({
        colorScheme,
        locale,
        viewport,
        bypassCSP: true,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('looks as it did', async ({ page, siteUrl }) => {
        // The footer says whether the office is open now.
        await page.clock.setFixedTime('2026-06-15T10:00:00Z');
        // Optional fonts that come too late are left out, as on purpose; here they are waited for.
        await page.route(addressOf(view, locale), async (route) => {
          const response = await route.fetch({ url: siteUrl + addressOf(view, locale) });
          const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
          await route.fulfill({ response, body });
        });
        await page.goto(addressOf(view, locale));
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode()));
          await document.fonts.ready;
        });
        const pixels = await shrink(await page.screenshot());
        const file = join(folder, `${name}.png`);
        if (process.env.UPDATE_APPEARANCE !== undefined) {
          const raw = { ...small, channels: 3 } as const;
          await sharp(pixels, { raw }).png().toFile(file);
          return;
        }
        const before = await sharp(file).removeAlpha().raw().toBuffer();
        const differences = pixels.map((value, index) => Math.abs(value - (before[index] ?? 0)));
        expect(Math.max(...differences)).toBeLessThanOrEqual(most);
        expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(average);
      });
    });
  }
}

function shrink(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ ...small, fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
