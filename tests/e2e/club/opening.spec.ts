import type { Page } from '@playwright/test';
import { campaign, expect, test } from '../site.ts';
import type { ClubDialog } from './club-dialog.ts';

type Point = readonly [x: number, y: number];

const outside: Point = [40, 300];

/** Presses the pointer at one place and lets it go at another. */
async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
}

async function boxOf(club: ClubDialog) {
  const box = await club.root.boundingBox();
  if (box === null) throw new Error('the dialog has no place');
  return box;
}

test('a click outside closes only if it starts and ends there', async ({ page, club }) => {
  await club.open();
  const { x, y, height } = await boxOf(club);
  const inside: Point = [x + 20, y + height - 12];
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
    [inside, inside],
  ] as const) {
    await drag(page, from, to);
    await expect(club.root).toBeVisible();
  }
  // Neither does it reach the page below.
  const link = await page.locator('.wordmark').boundingBox();
  await page.mouse.click((link?.x ?? 0) + 30, (link?.y ?? 0) + 10);
  await club.expectClosed();
  await expect(page).toHaveURL(/\/en\/$/);
  await page.locator('.wordmark').click({ trial: true });
});

test.describe('on a screen that is touched', campaign, () => {
  test.use({ hasTouch: true });

  test('a touch outside closes, and goes no further', async ({ page, club }) => {
    await club.open();
    const link = await page.locator('.wordmark').boundingBox();
    await page.evaluate(() => {
      for (const type of ['click', 'touchend'])
        addEventListener(type, ({ target }) => {
          const isOnLink = target instanceof Element && target.closest('.wordmark') !== null;
          if (isOnLink) Object.assign(window, { isReached: true });
        });
    });
    await page.touchscreen.tap((link?.x ?? 0) + 30, (link?.y ?? 0) + 10);
    await club.expectClosed();
    expect(await page.evaluate(() => Reflect.has(window, 'isReached'))).toBe(false);
    await expect(page).toHaveURL(/\/en\/$/);
  });
});

test('the page stays where it is, and does not scroll below the dialog', campaign, async ({ page, club }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/en/offers');
  await page.evaluate(() => scrollTo(0, 333));
  await club.opener.evaluate((opener: HTMLElement) => opener.click());
  await expect(club.root).toBeVisible();
  const topOf = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  const before = await topOf();
  for (const x of [500, 20]) {
    await page.mouse.move(x, 300);
    await page.mouse.wheel(0, 600);
  }
  await page.keyboard.press('End');
  expect(await topOf()).toBe(before);
  await page.keyboard.press('Escape');
  await club.expectClosed();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(333);
  expect(await topOf()).toBe(before);
  expect(await page.locator('body').getAttribute('style')).toBeFalsy();
});

test(
  'heading and close button stay in sight while the details are scrolled',
  campaign,
  async ({ page, club }) => {
    await club.reach('registerMember');
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await club.submit.scrollIntoViewIfNeeded();
      await expect(club.submit).toBeInViewport({ ratio: 1 });
      await expect(club.heading).toBeInViewport({ ratio: 1 });
      await club.root.locator('[data-close]').click({ trial: true });
    }
  },
);

test('a link opened in a new tab is left to the browser', campaign, async ({ page, context, club }) => {
  await page.goto('/en/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    club.opener.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.locator('body')).toHaveAttribute('data-route', 'loyalty-programme');
  await club.expectClosed();
});
