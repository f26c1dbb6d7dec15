import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../runner/campaigns.ts';
import { findViolations } from './axe.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { findMisfits } from './misfits.ts';
import { campaign, expect, test } from './site.ts';
import { looks } from './windows.ts';

const openerOf = (page: Page) => page.locator('[data-search-opener]');
const dialogOf = (page: Page) => page.locator('.search-dialog');
const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');
const statusOf = (page: Page) => dialogOf(page).getByRole('status');
const titlesOf = (page: Page) => dialogOf(page).locator('.search-title');

async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await openerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

test('a click opens the search; what is typed is answered at once, by keyboard alone', async ({ page }) => {
  await openSearch(page, '/en/offers');
  await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.type('b');
  await expect(statusOf(page)).not.toBeEmpty();
  await page.keyboard.type('eaches on brac');
  await expect(titlesOf(page).first()).toHaveText('The most popular beaches on Brač');
  await expect(titlesOf(page).first().locator('mark')).toHaveText(['beaches', 'Brač']);
  await expect(statusOf(page)).toHaveText(/^\d+ pages? found$/);
  await fieldOf(page).fill('xyzzyx');
  await expect(statusOf(page)).toContainText('xyzzyx');
  await expect(titlesOf(page)).toHaveCount(0);

  // Arrows move through the results, Enter opens one.
  await fieldOf(page).fill('tucepi');
  await expect(titlesOf(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(titlesOf(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-route', 'tucepi');
});

test('Escape, the button and a click beside it close it; the focus returns, the page stays put', async ({
  page,
}) => {
  await page.goto('/en/offers');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await openerOf(page).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).locator('.icon-button').click(),
    () => page.mouse.click(3, 400),
  ]) {
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill('brela');
    await expect(page.locator('html')).toHaveClass(/scroll-locked/);
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveValue('brela');
});

test('Enter in the field leads to the results page, as the link to all does', campaign, async ({ page }) => {
  await openSearch(page, '/de/');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.type('Strände');
  const all = dialogOf(page).getByRole('link').last();
  await expect(all).toHaveAttribute('href', /\/de\/search\?q=Str%C3%A4nde$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?q=Str%C3%A4nde$/);
  await expect(page.locator('#search-query')).toHaveValue('Strände');
  await expect(page.locator('.search-results mark').first()).toBeVisible();
});

test('no single key opens it, and an input method does not close it', campaign, async ({ page }) => {
  await page.goto('/en/offers');
  await page.locator('footer a').first().focus();
  // Guests who dictate would press them by chance.
  for (const key of ['/', 's', 'k', '?']) await page.keyboard.press(key);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(openerOf(page)).not.toHaveAttribute('aria-busy', 'true');
  await openSearch(page, '/en/');
  await page.keyboard.type('brela');
  await expect(titlesOf(page).first()).toBeVisible();
  // Also behind a composition, as in Safari.
  const handled = await fieldOf(page).evaluate((field) =>
    ['Escape', 'ArrowDown'].map((key) => {
      const event = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
      field.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(handled).toEqual([false, false]);
  await expect(fieldOf(page)).toBeFocused();
});

test('opened again in the moment it closes, it stays open', campaign, async ({ page }) => {
  await openSearch(page, '/en/');
  await dialogOf(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    document.querySelector<HTMLElement>('[data-search-opener]')?.click();
  });
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('brela');
  await expect(titlesOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
});

test('without its parts the link is a link', campaign, async ({ page }) => {
  for (const part of ['**/search/en.json', '**/assets/search-dialog-*.js', '**/assets/search-dialog-*.css']) {
    await page.goto('/en/offers');
    await page.route(part, (route) => route.abort());
    await openerOf(page).click();
    await expect(page, part).toHaveURL(/\/en\/search$/);
    await page.unroute(part);
  }
});

test('nothing of the search is downloaded before the guest goes for it', campaign, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en/offers', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('search'))).toEqual([]);
  const answer = page.waitForResponse('**/search/en.json');
  await openerOf(page).hover();
  await answer;
});

for (const [turn, [colorScheme, width]] of sampleOf([...looks.entries()], 4, 0)) {
  test(`the dialog is for everybody, ${colorScheme}, ${width} px, and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSearch(page, '/en/offers');
    for (const query of sampleOf(['', 'beach', 'xyzzyx'], 2, turn)) {
      await fieldOf(page).fill(query);
      if (query !== '') await expect(statusOf(page)).not.toBeEmpty();
      expect(await findViolations(page, { least: 1 }), query).toEqual([]);
      expect(await findMisfits(page, '.search-dialog'), query).toEqual([]);
    }
  });
}

test('results show their kind and a picture, where nothing shifts', campaign, async ({ page }) => {
  await noteShifts(page);
  const expectPictures = async (list: Locator) => {
    await expect(list.locator('.search-about').first()).toHaveText('Hotel · Brela');
    const picture = list.locator('img').first();
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', '');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.boundingBox()).toMatchObject({ width: 96, height: 64 });
  };
  await openSearch(page, '/en/');
  await page.keyboard.type('hotel soline');
  await expectPictures(dialogOf(page).locator('.search-results'));
  await page.goto('/en/search?q=hotel+soline');
  await expectPictures(page.locator('.search-results'));
  expect(await readShifts(page)).toEqual([]);
});
