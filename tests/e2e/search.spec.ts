import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../runner/campaigns.ts';
import { findViolations } from './axe.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

const opener = '[data-search-opener]';
const dialogOf = (page: Page) => page.locator('.search-dialog');
const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');
const statusOf = (page: Page) => dialogOf(page).getByRole('status');
const titlesOf = (page: Page) => dialogOf(page).locator('.search-title');

async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(opener).click();
  await expect(fieldOf(page)).toBeFocused();
}

test('a click opens the search; what is typed is answered at once', async ({ page }) => {
  await openSearch(page, '/en/offers');
  await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.type('b');
  await expect(statusOf(page)).not.toBeEmpty();
  await page.keyboard.type('eaches on brac');
  await expect(titlesOf(page).first()).toHaveText('The most popular beaches on Brač');
  await expect(titlesOf(page).first().locator('mark')).toHaveText(['beaches', 'on', 'Brač']);
  await expect(statusOf(page)).toHaveText(/^\d+ pages? found$/);
  await fieldOf(page).fill('xyzzyx');
  await expect(statusOf(page)).toContainText('xyzzyx');
  await expect(titlesOf(page)).toHaveCount(0);
});

test('no single key opens it, which guests who dictate would press by chance', async ({ page }) => {
  await page.goto('/en/offers');
  await page.locator('footer a').first().focus();
  for (const key of ['/', 's', 'k', '?']) await page.keyboard.press(key);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator('[data-search-opener]')).not.toHaveAttribute('aria-busy', 'true');
});

test('arrows move through the results, Enter opens one', async ({ page }) => {
  await openSearch(page, '/en/');
  await page.keyboard.type('tucepi');
  await page.keyboard.press('ArrowUp');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(titlesOf(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(titlesOf(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-route', 'tucepi');
});

test('Enter in the field leads to the results page, as the link to all does', async ({ page }) => {
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

test('Escape, the button and a click beside it close it; the focus returns, the page stays put', async ({
  page,
}) => {
  await page.goto('/en/offers');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.locator(opener).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const closing = [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).locator('.icon-button').click(),
    () => page.mouse.click(3, 400),
  ];
  for (const close of closing) {
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill('brela');
    expect(await page.evaluate(() => document.documentElement.classList.contains('scroll-locked'))).toBe(
      true,
    );
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator(opener)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveValue('brela');
});

test('keys of an input method neither close it nor move the focus, also behind a composition as in Safari', async ({
  page,
}) => {
  await openSearch(page, '/en/');
  await page.keyboard.type('brela');
  await expect(titlesOf(page).first()).toBeVisible();
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

test('opened again in the moment it closes, it stays open', { tag: '@campaign' }, async ({ page }) => {
  await openSearch(page, '/en/');
  await dialogOf(page).evaluate((dialog: HTMLDialogElement, selector) => {
    dialog.close();
    document.querySelector<HTMLElement>(selector)?.click();
  }, opener);
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('brela');
  await expect(titlesOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
});

const found = [
  ['/', 'tucepi', 'tucepi'],
  ['/', 'hotel kastelet', 'heritage-hotel-kastelet-tucepi'],
  ['/ko/', '투체피에서', 'tucepi'],
  ['/uk/', 'аеропорту', 'airport-transfer-taxi'],
] as const;

for (const [path, query, route] of sampleOf(found, 2, 1)) {
  test(`“${query}” at ${path} leads to ${route}`, async ({ page }) => {
    await openSearch(page, path);
    await fieldOf(page).fill(query);
    await titlesOf(page).first().getByRole('link').click();
    await expect(page.locator('body')).toHaveAttribute('data-route', route);
  });
}

for (const what of ['**/search/en.json', '**/assets/search-dialog-*.js', '**/assets/search-dialog-*.css']) {
  test(`without ${what} the link is a link`, async ({ page }) => {
    await page.goto('/en/offers');
    await page.route(what, (route) => route.abort());
    await page.locator(opener).click();
    await expect(page).toHaveURL(/\/en\/search$/);
  });
}

test('nothing of the search is downloaded before the guest goes for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en/offers', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('search'))).toEqual([]);
  const answer = page.waitForResponse('**/search/en.json');
  await page.locator(opener).hover();
  await answer;
});

for (const [scheme, colorScheme] of (['light', 'dark'] as const).entries()) {
  for (const [size, width] of sampleOf([...[360, 1280].entries()], 2, scheme)) {
    test(`axe finds nothing, ${colorScheme}, ${width} px, and nothing is cut off`, async ({ page }) => {
      const turn = scheme + size;
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      for (const path of sampleOf(['/search?q=plaže', '/uk/search', '/ko/search?q=%F0%9F%8F%96'], 2, turn)) {
        await page.goto(path);
        expect(await findViolations(page), path).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
      await openSearch(page, '/en/offers');
      for (const query of sampleOf(['', 'beach', 'xyzzyx'], 2, turn)) {
        await fieldOf(page).fill(query);
        expect(await findViolations(page), query).toEqual([]);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the form, the form to the results, a result to its page', async ({ page }) => {
    await page.goto('/en/offers');
    await page.locator(opener).click();
    await expect(page).toHaveURL(/\/en\/search$/);
    await page.locator('#search-query').fill('medjugorje');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=medjugorje$/);
    await page.locator('.search-title a').first().click();
    await expect(page).toHaveURL(/\/en\/tours\/.*medjugorje/);
  });
});

test('results show their kind and a picture, in the dialog and on the page, where nothing shifts', async ({
  page,
}) => {
  await noteShifts(page);
  const expectPictures = async (list: Locator) => {
    await expect(list.locator('.search-section').first()).toHaveText('Hotel');
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
