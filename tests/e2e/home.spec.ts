/** The first view of home: text beside the picture, the booking bar over its edge, and what is equal in size. */
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';
import { firstWindows } from './windows.ts';

test.describe('a guest who has not chosen cookies yet', () => {
  test.use({ hasChosenCookies: false });

  test('sees all of the booking bar in wide windows, and the actions on phones', async ({ page }) => {
    for (const [at, [width, height]] of firstWindows.entries()) {
      await page.setViewportSize({ width, height });
      await page.goto(pathOf('home', (['de', 'uk', 'en'] as const)[at % 3] ?? 'en'));
      const notice = await page.locator('[data-consent]').boundingBox();
      const seen = width < 768 ? '.hero .button' : '.booking-bar > .button';
      for (const button of await page.locator(seen).all()) {
        const box = await button.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(notice?.y ?? 0);
      }
    }
  });
});

test('the right half of the picture is left alone, and the booking bar stands over its edge', async ({
  page,
}) => {
  for (const [width, height] of [...firstWindows, [1024, 768] as const]) {
    if (width < 768) continue;
    await page.setViewportSize({ width, height });
    await page.goto(pathOf('home', 'en'));
    const half = page.locator('.hero :is(h1, .lead, .actions)').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect().right;
      }),
    );
    for (const right of await half) expect(right, `${width}×${height}`).toBeLessThanOrEqual(width / 2);
    const hero = await page.locator('.hero').boundingBox();
    const bar = await page.locator('.booking-bar').boundingBox();
    const edge = (hero?.y ?? 0) + (hero?.height ?? 0);
    expect(bar?.y, `${width}×${height}`).toBeLessThan(edge);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(edge);
  }
});

test('four cards are one row or two, of equal size', async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  for (const [width, columns] of [
    [1440, 4],
    [1024, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of await page.locator('.cards > ul').all()) {
      const boxes = await list
        .locator('.card > .picture')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, width: w, height: h }) => [x, w, h]),
        );
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map(([x]) => x)).size, `${width}`).toBe(columns);
      expect(new Set(boxes.map(([, w, h]) => `${w} ${h}`)).size).toBe(1);
    }
  }
});
