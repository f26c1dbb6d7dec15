/** Entries of a list are chosen and compared, also on a small phone and at a zoom of 400 %. */
import { messages } from '../../generated/messages/index.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

const { compare } = messages.en;
const limit = { most: '4' };
const path = pathOf('hotels', 'en');
const chosen = (...keys: string[]) => `${path}?${keys.map((key) => `compare=${key}`).join('&')}`;
const pair = ['hotel-alga-tucepi', 'hotel-soline-brela'] as const;

test('a tray counts from the first choice on, and offers no more than fit', async ({ page }) => {
  await page.goto(path);
  const boxes = page.locator('.compare-choice input');
  const tray = page.locator('.compare-bar');
  await expect(tray).not.toBeInViewport();
  const said = [compare.another(limit), ...['2', '3'].map((count) => compare.chosen({ count, ...limit }))];
  for (const [index, text] of [...said, compare.full(limit)].entries()) {
    await boxes.nth(index).check();
    await expect(tray.getByRole('status')).toHaveText(text);
    await expect(tray).toBeInViewport();
  }
  await expect(boxes.nth(4)).toBeDisabled();
  await boxes.first().uncheck();
  await expect(boxes.nth(4)).toBeEnabled();
  await tray.getByRole('button', { name: compare.show }).click();
  await expect(page.locator('.comparison').first().locator('thead th')).toHaveCount(3);
});

test('an entry can be taken out of a comparison', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(chosen(...pair, 'hotel-berulia-brela', 'hotel-marina-brela'));
  const names = page.locator('.comparison').first().locator('thead th');
  // All four are in sight.
  expect((await names.nth(3).boundingBox())?.x).toBeLessThan(640);
  await page.locator('#comparison .chosen a').first().click();
  await expect(names).toHaveCount(3);
  expect(new URL(page.url()).hash).toBe('#comparison');
});

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const)
  test(`two entries stand beside each other at ${width}×${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(chosen(...pair));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const row = page.locator('.comparison [data-fact="season"]');
    const [name, one, other] = await row.evaluate((element) =>
      [...element.children].map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    if (name === undefined || one === undefined || other === undefined) throw new Error('A cell is missing.');
    expect(name.bottom).toBeLessThanOrEqual(one.top);
    expect(one.top).toBe(other.top);
    expect(one.right).toBeLessThanOrEqual(other.left);
    expect(other.right).toBeLessThanOrEqual(width);
    const head = page.locator('.comparison').first().locator('thead');
    for (const picture of await head.locator('img').all())
      expect((await picture.boundingBox())?.width).toBeGreaterThan(width / 3);
    // On at most two lines.
    for (const button of await head.locator('.button').all())
      expect((await button.boundingBox())?.height).toBeLessThan(60);
    expect(await findViolations(page, { part: '.comparison', least: 1 })).toEqual([]);
  });

test('differences come first, the rest in a fold; each head has a picture and a button', async ({ page }) => {
  await page.goto(chosen(...pair));
  const [table, fold] = [page.locator('.comparison').first(), page.locator('.compared-same')];
  await expect(table.locator('thead img')).toHaveCount(2);
  await expect(table.locator(`thead a[href$="?about=${pair[0]}"]`)).toHaveCount(1);
  for (const cells of await table.locator('tbody tr').evaluateAll(textsOfRows))
    expect(new Set(cells).size, cells.join(' / ')).toBeGreaterThan(1);
  await fold.locator('summary').click();
  for (const cells of await fold.locator('tbody tr').evaluateAll(textsOfRows))
    expect(new Set(cells).size, cells.join(' / ')).toBe(1);
});

test('in a wide window the names stay in sight, and values that not all have stand first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(chosen(...pair, 'hotel-neptun-tucepi', 'hotel-marina-brela'));
  const table = page.locator('.comparison').first();
  await table.locator('[data-fact="address"]').scrollIntoViewIfNeeded();
  for (const name of await table.locator('thead th').all()) await expect(name).toBeInViewport({ ratio: 1 });
  const lines = table.locator('[data-fact="amenities"] td li:last-child');
  expect(new Set(await lines.allTextContents()).size).toBe(1);
});

function textsOfRows(rows: Element[]): string[][] {
  return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''));
}

test('one entry, or too many, are answered by a note', async ({ page }) => {
  await page.goto(chosen(pair[0]));
  await expect(page.locator('main .note')).toHaveText(compare.another(limit));
  await page.goto(
    chosen(
      ...pair,
      'hotel-neptun-tucepi',
      'hotel-jadran-tucepi',
      'hotel-marina-brela',
      'hotel-maestral-brela',
    ),
  );
  await expect(page.locator('main .note')).toHaveText(compare.tooMany(limit));
  await expect(page.locator('.comparison').first().locator('thead th')).toHaveCount(4);
});
