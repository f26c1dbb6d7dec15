/** Heroes are seen whole in the windows in which many guests see a page first. */
import type { Page } from '@playwright/test';
import { destinations } from '../../generated/data/destinations.ts';
import { type Locale, localeCodes, locales } from '../../generated/locales.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';
import { firstWindows } from './windows.ts';

/** Parts of a hero that are not visible without scrolling, and whether nothing is seen of what follows. */
function findUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const words = document.querySelectorAll('.hero h1, .hero .lead, .hero .button, .hero .breadcrumbs a');
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const unseen = [...words].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isSeen = top >= header && bottom <= height && left >= 0 && right <= width;
      return isSeen ? [] : [`${element.tagName} from ${top} to ${bottom}`];
    });
    const end = document.querySelector('.hero')?.getBoundingClientRect().bottom ?? 0;
    return [...unseen, ...(end > height - 64 ? [`the hero ends at ${end} of ${height}`] : [])];
  });
}

test.describe('heroes', campaign, () => {
  /** Pages with a hero in languages with long words, with another script, and with words that only break in some places. */
  const heroes: readonly (readonly [RouteKey, readonly Locale[]])[] = [
    ['home', localeCodes],
    ...destinations.map(({ key }) => [key, ['hr', 'de', 'uk', 'ko', 'hu', 'fi']] as const),
  ];

  for (const [key, some] of heroes) {
    test(`of ${key} are seen whole at once, and that they go on`, async ({ page }) => {
      for (const locale of some) {
        await page.goto(pathOf(key, locale));
        await expect(page.locator('.hero h1')).toBeVisible();
        for (const [width, height] of firstWindows) {
          await page.setViewportSize({ width, height });
          const where = `${locales[locale].name} at ${width}×${height}`;
          expect.soft(await findUnseen(page), where).toEqual([]);
        }
      }
    });
  }

  test('have words that can be scrolled to in a small window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(pathOf('home', 'hu'));
    for (const word of await page.locator('.hero :is(h1, .lead, .button)').all()) {
      await word.scrollIntoViewIfNeeded();
      await expect(word).toBeInViewport({ ratio: 1 });
    }
    await page.goto('/dev/components?locale=en');
    await expect(page.locator('.hero h1')).toBeVisible();
  });
});

test('the button of a head with a long name and six facts is seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const locale of ['de', 'uk', 'hu'] as const) {
    await page.goto(pathOf('holiday-village-alan-starigrad-paklenica', locale));
    await expect.soft(page.locator('.page-header .button'), locale).toBeInViewport({ ratio: 1 });
  }
});
