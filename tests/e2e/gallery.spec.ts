/** The viewer of a gallery opens and closes without a script. */
import { altTexts } from '../../generated/media/alt-texts.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

for (const [key, locale, width] of [
  ['brela', 'ko', 360],
  ['hotel-soline-brela', 'en', 1440],
] as const) {
  test.describe(`${key} in ${locale} at ${width} px`, () => {
    const { all, close, label } = messages[locale].gallery;
    const texts = factsOf(key).pictures.map((name) => altTexts[name][locale]);

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

      test('a press on a picture opens the viewer, the keyboard closes it', async ({ page }) => {
        await page.goto(pathOf(key, locale));
        const viewer = page.getByRole('dialog', { name: label });
        await expect(viewer).toBeHidden();
        // The button takes the press.
        await page.locator('.gallery li').first().click({ force: true });
        await expect(viewer.getByRole('img')).toHaveCount(texts.length);
        await expect(viewer.getByRole('button', { name: close })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
        await expect(page.getByRole('button', { name: all })).toBeFocused();
      });
    });

    test('the row extends from edge to edge', async ({ page }) => {
      for (const wide of [width, 1920]) {
        await page.setViewportSize({ width: wide, height: 900 });
        await page.goto(pathOf(key, locale));
        const row = await page.locator('.gallery > ul').boundingBox();
        expect([row?.x, row?.width]).toEqual([0, wide]);
      }
    });

    test('the viewer fills the window, shows each picture large and has no fault', async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf(key, locale));
      await page.getByRole('button', { name: all }).click();
      const viewer = page.getByRole('dialog', { name: label });
      expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
      for (const text of texts) {
        const picture = viewer.getByRole('img', { name: text });
        await picture.scrollIntoViewIfNeeded();
        const shown = await picture.boundingBox();
        expect(shown?.width).toBeGreaterThan(Math.min(width, 1080) * 0.85);
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      }
      expect(await findViolations(page, { part: '.viewer', least: 0 })).toEqual([]);
      await viewer.getByRole('button', { name: close }).click();
      await expect(viewer).toBeHidden();
    });
  });
}
