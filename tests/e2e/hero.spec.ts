import type { Page } from '@playwright/test';
import { destinations } from '../../generated/data/destinations.ts';
import { type Locale, localeCodes } from '../../generated/locales.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';
import { firstWindows } from './windows.ts';

/** Those with long words, with another script, and with words that only break in some places. */
const tryingLocales: readonly Locale[] = ['hr', 'de', 'uk', 'ko', 'hu', 'fi'];

/** The least that is seen of what follows a hero, in CSS pixels. */
const leastBelow = 64;

/** Parts of a hero that are not visible without scrolling. */
function findUnseen(page: Page, least: number): Promise<string[]> {
  return page.evaluate((below) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const words = document.querySelectorAll('.hero h1, .hero .lead, .hero .button, .hero .breadcrumbs a');
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const unseen = [...words].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isSeen = top >= header && bottom <= height && left >= 0 && right <= width;
      return isSeen ? [] : [`${element.tagName} from ${top} to ${bottom}`];
    });
    const end = document.querySelector('.hero')?.getBoundingClientRect().bottom ?? 0;
    return [...unseen, ...(end > height - below ? [`the hero ends at ${end} of ${height}`] : [])];
  }, least);
}

async function expectWholeHero(page: Page, key: RouteKey, locale: Locale, turn: number): Promise<void> {
  await page.goto(pathOf(key, locale));
  await expect(page.locator('.hero h1')).toBeVisible();
  for (const [width, height] of sampleOf(firstWindows, 3, turn)) {
    await page.setViewportSize({ width, height });
    expect.soft(await findUnseen(page, leastBelow), `${key} in ${locale} at ${width}×${height}`).toEqual([]);
  }
}

test.beforeEach(({ context, siteUrl }) => {
  return answerConsent(context, siteUrl);
});

test('home shows its headline, sentence and buttons at once, and that it goes on', async ({ page }) => {
  for (const [turn, locale] of localeCodes.entries()) {
    await expectWholeHero(page, 'home', locale, turn);
    await expect(page.locator('.hero .button')).toHaveCount(2);
  }
});

test('destinations show the way to them, headline and sentence at once, and that they go on', async ({
  page,
}) => {
  for (const [offset, locale] of tryingLocales.entries()) {
    for (const { key } of sampleOf(destinations, 2, offset)) await expectWholeHero(page, key, locale, offset);
  }
});

test('words that need more room than the window has are whole, and can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(pathOf('home', 'hu'));
  for (const word of await page.locator('.hero :is(h1, .lead, .button)').all()) {
    await word.scrollIntoViewIfNeeded();
    await expect(word).toBeInViewport({ ratio: 1 });
  }
});
