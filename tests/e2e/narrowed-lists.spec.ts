import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

const sizes = [
  [390, 844],
  [1366, 657],
] as const;

test.use({ javaScriptEnabled: false });
test.beforeEach(({ context, siteUrl }) => answerConsent(context, siteUrl));

for (const [width, height] of sizes) {
  for (const locale of ['en', 'uk'] as const) {
    test(`a choice shows what it leaves, ${width}×${height}, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const key of ['hotels', 'offers', 'blog', 'tours'] as const) {
        await page.goto(pathOf(key, locale));
        const more = page.locator('.filter-more > summary');
        if ((await more.count()) > 0) await more.click();
        const last = page.locator('.filters .filter-option', { has: page.locator('.filter-count') }).last();
        const promised = await last.locator('.filter-count').textContent();
        await last.click();
        await expect(page.locator('.card')).toHaveCount(Number(promised));

        const header = await page.locator('body > header').first().boundingBox();
        const heading = page.locator('#results');
        const headingBox = await heading.boundingBox();
        const card = await page.locator('.card').first().boundingBox();
        expect(headingBox?.y, `${key}: heading below the header`).toBeGreaterThanOrEqual(header?.height ?? 0);
        expect(card?.y, `${key}: first card`).toBeLessThan(height / 2);
        await expect(heading).toContainText(promised ?? '');
        await expect(heading).toBeFocused();

        // From the heading, the keyboard goes on to the way back and then to the first result.
        await page.keyboard.press('Tab');
        await expect(page.locator('.filter-reset')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('.card a').first()).toBeFocused();
      }
    });
  }
}
