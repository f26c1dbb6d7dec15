import type { Page } from '@playwright/test';
import { expect, test } from './club.ts';
import { askForCode, newEmail } from './guests.ts';

/** Presses the pointer at one place and lets it go at another. */
async function drag(page: Page, from: [number, number], to: [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
}

test.describe('a click outside', () => {
  const outside: [number, number] = [40, 300];

  test('closes only if it starts and ends there', async ({ page, club }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await club.open();
    const box = await club.root.boundingBox();
    if (box === null) throw new Error('the dialog has no place');
    const inside: [number, number] = [box.x + 20, box.y + box.height - 12];
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
      [inside, inside],
    ] as const) {
      await drag(page, from, to);
      await expect(club.root).toBeVisible();
    }
    await drag(page, outside, [60, 500]);
    await club.expectClosed();
  });

  test('does not reach the page below', async ({ page, club }) => {
    await club.open();
    const link = await page.locator('.wordmark').boundingBox();
    await page.mouse.click((link?.x ?? 0) + 30, (link?.y ?? 0) + 10);
    await club.expectClosed();
    await expect(page).toHaveURL(/\/en\/$/);
    await page.locator('.wordmark').click({ trial: true });
  });

  test('is not one on the border or on what scrolls', async ({ page, club, siteUrl }) => {
    const { link } = await askForCode(siteUrl, newEmail());
    await page.setViewportSize({ width: 1000, height: 500 });
    await club.followLink(link);
    await club.expectStep('registerMember');
    const box = await club.root.boundingBox();
    if (box === null) throw new Error('the dialog has no place');
    await page.mouse.click(box.x + box.width - 0.5, box.y + box.height / 2);
    await club.expectStep('registerMember');
  });
});

test.use({ hasTouch: true });
test('a touch outside closes, and goes no further', async ({ page, club }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await club.open();
  const link = await page.locator('.wordmark').boundingBox();
  await page.touchscreen.tap((link?.x ?? 0) + 30, (link?.y ?? 0) + 10);
  await club.expectClosed();
  await page.waitForTimeout(400);
  await expect(page).toHaveURL(/\/en\/$/);
});

test('the page stays where it is, and does not scroll below the dialog', async ({ page, club }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/en/offers');
  await page.evaluate(() => scrollTo(0, 333));
  await club.opener.evaluate((opener: HTMLElement) => opener.click());
  await expect(club.root).toBeVisible();
  const topOf = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  const before = await topOf();
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await topOf()).toBe(before);
  await page.keyboard.press('Escape');
  await club.expectClosed();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(333);
  expect(await topOf()).toBe(before);
  expect(await page.locator('body').getAttribute('style')).toBeFalsy();
});

test('the dialog is 680 px wide, and the whole screen up to 767 px', async ({ page, club }) => {
  await club.open();
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await club.root.boundingBox()) ?? {};
    return { x, y, width: wide, height };
  };
  for (const width of [768, 1280, 1920]) {
    const { x, width: wide } = await sizeAt(width);
    expect(wide).toBe(680);
    expect(Math.abs(x * 2 + wide - width)).toBeLessThanOrEqual(1);
  }
  for (const width of [767, 360, 320]) {
    expect(await sizeAt(width)).toEqual({ x: 0, y: 0, width, height: 700 });
  }
});

test('heading and close button stay in sight while the details are scrolled', { tag: '@campaign' }, async ({
  page,
  club,
  siteUrl,
}) => {
  const { link } = await askForCode(siteUrl, newEmail());
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 360) await club.followLink(link);
    await club.expectStep('registerMember');
    await club.submit.scrollIntoViewIfNeeded();
    await expect(club.submit).toBeInViewport({ ratio: 1 });
    await expect(club.heading).toBeInViewport({ ratio: 1 });
    await club.root.locator('[data-close]').click({ trial: true });
  }
});

test('a link opened in a new tab is left to the browser', async ({ page, context, club }) => {
  await page.goto('/en/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    club.opener.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.locator('body')).toHaveAttribute('data-route', 'loyalty-programme');
  await club.expectClosed();
});

test('what stays in sight has an edge while something is scrolled behind it', { tag: '@campaign' }, async ({
  page,
  club,
  siteUrl,
}) => {
  const { link } = await askForCode(siteUrl, newEmail());
  await page.setViewportSize({ width: 1280, height: 800 });
  await club.followLink(link);
  await club.expectStep('registerMember');
  const isClear = (color: string) => color.endsWith(', 0)') || color === 'transparent';
  const edge = (selector: string, side: 'Top' | 'Bottom') =>
    club.root
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element)[name], `border${side}Color` as const);
  expect(isClear(await edge('h2', 'Bottom'))).toBe(true);
  await club.submit.scrollIntoViewIfNeeded();
  await expect.poll(async () => isClear(await edge('h2', 'Bottom'))).toBe(false);
  await club.root.evaluate((dialog) => dialog.scrollTo(0, 0));
  await expect.poll(async () => isClear(await edge('h2', 'Bottom'))).toBe(true);

  await club.root.locator('.country-button').click();
  const list = club.root.getByRole('listbox');
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(async () => isClear(await edge('.country-list', 'Top'))).toBe(true);
  await list.evaluate((element) => element.scrollTo(0, 300));
  await expect.poll(async () => isClear(await edge('.country-list', 'Top'))).toBe(false);
});
