/** Filters of a list: menus in a wide window, a sheet on a phone, which counts before the list follows. */
import { destinations } from '../../generated/data/destinations.ts';
import { locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './site.ts';
import { describeFocus } from './tab-stops.ts';
import { pathOf } from './templates.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [locale, colorScheme] of [
    ['en', 'light'],
    ['uk', 'dark'],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale: locales[locale].bcp47, colorScheme });

      test('the sheet counts while values are chosen, which stand above the list then', async ({ page }) => {
        const { filter, listing } = messages[locale];
        await page.goto(pathOf('hotels', locale));
        const opener = page.locator('.filter-opener');
        await opener.click();
        const sheet = page.locator('.filters');
        const done = sheet.locator('.filter-done button');
        let left = await page.locator('main .card').count();
        for (const choice of ['', 'amenities=outdoorPool', 'season=4', 'destination=tucepi']) {
          if (choice !== '') {
            const fold = sheet.locator('details[name]', { has: page.locator(`a[href*="${choice}"]`) }).last();
            await fold.locator('summary').click();
            const option = fold.locator(`a[href*="${choice}"]`).last();
            left = Number(/\d+$/.exec((await option.textContent()) ?? '')?.[0]);
            await option.click();
          }
          await expect(done).toHaveText(filter.show({ entries: listing.properties({ count: left }) }));
          // One group is open, with the focus on its chosen value.
          await expect(sheet.locator('details[name][open]')).toHaveCount(1);
          if (choice !== '') await expect(sheet.locator('[open] [aria-current]')).toBeFocused();
        }
        expect(await findViolations(page, { part: '.filters', least: 0 })).toEqual([]);
        expect(page.url()).not.toContain('?');
        await done.click();
        await expect(page).toHaveURL(/destination=tucepi&season=4&amenities=outdoorPool#results$/);
        await expect(page.locator('main .card')).toHaveCount(left);
        await expect(opener).toHaveText(`${filter.label} (3)`);
        const chosen = page.locator('.chosen .filter-option');
        await expect(chosen).toHaveCount(3);
        await chosen.first().click();
        await expect(chosen).toHaveCount(2);
      });
    });

  test('values that are chosen at once are all chosen, and the way back leads to a fresh sheet', async ({
    page,
  }) => {
    const path = pathOf('hotels', 'en');
    await page.goto(path);
    const opener = page.locator('.filter-opener');
    await opener.click();
    // No answer comes between the two.
    await page.locator('.filters a[href*="destination="]').evaluateAll((all: HTMLElement[]) => {
      for (const option of all.slice(0, 2)) option.click();
    });
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/destination=[a-z]+&destination=[a-z]+#results$/);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await opener.click();
    await expect(page.locator('.filters [aria-current]')).toHaveCount(0);
  });

  test('filters and order stay in sight, also beside a choice for a comparison', async ({ page }) => {
    await page.goto(pathOf('hotels', 'en'));
    await page.locator('.compare-choice').nth(3).click();
    for (const part of ['.filter-opener', '.list-bar summary', '.compare-bar .button'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    await page.locator('.list-bar summary').click();
    await page.locator('.list-bar a[href*="order="]').first().click();
    await expect(page).toHaveURL(/order=/);
  });
});

test('in a wide window, a menu with all groups is as wide as the list, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOf('hotels', 'en'));
  await expect(page.locator('.filter-opener')).toBeHidden();
  await page.getByText(messages.en.filter.more).click();
  const panel = page.locator('.filter-menu[open] .filter-panel');
  const [wide, cards] = [await panel.boundingBox(), await page.locator('main .cards').boundingBox()];
  expect(wide?.width).toBe(cards?.width);
  await expect(panel.locator('a[href*="pets=dogs"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

for (const width of [390, 1280])
  test(`at ${width} px, a list stands beside the maps of its places, with the same numbers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathOf('hotels', 'en'));
    const toggle = page.getByRole('link', { name: messages.en.map.show, exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-current', 'true');
    const places = page.locator('.place-cards');
    await expect(places).toHaveCount(destinations.length);
    for (const place of await places.all()) {
      const cards = await place
        .locator('.card-title a')
        .evaluateAll((all: HTMLAnchorElement[]) =>
          all.map(({ pathname }, index) => `${index + 1} ${pathname}`),
        );
      const marks = await place
        .locator('.map a')
        .evaluateAll((all) => all.map((mark) => `${mark.textContent} ${mark.getAttribute('href')}`));
      expect(marks).toEqual(cards);
    }
    // In a wide window, the map is seen as long as its cards are.
    const first = places.first();
    await first.locator('.card').last().scrollIntoViewIfNeeded();
    if (width > 390) await expect(first.locator('.map')).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, { part: 'main', least: 0 })).toEqual([]);
    // The maps stay while guests filter.
    await page.goto(`${pathOf('hotels', 'en')}?view=map&destination=bol`);
    await expect(places).toHaveCount(1);
    await page.getByRole('link', { name: messages.en.filter.reset }).click();
    await expect(places).toHaveCount(destinations.length);
    await toggle.click();
    await expect(page.locator('main .map')).toHaveCount(0);
  });

for (const [width, height] of [
  [768, 1024],
  [1280, 720],
] as const)
  test(`at ${width} px, filters stay in sight below the header, and never over what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pathOf('hotels', 'uk'));
    await page.locator('main .card a').last().focus();
    // From the last card upwards, each stop comes from below the row.
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      expect((await describeFocus(page)).fault).toBeUndefined();
      for (const part of ['.filters summary', '.list-head h2', '.list-bar summary'])
        await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    }
    // A menu that is higher than the window below the row scrolls.
    await page.locator('.filters summary', { hasText: messages.uk.filter.more }).click();
    const last = page.locator('.filter-menu[open] .filter-option').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page.locator('.chosen .filter-option')).toHaveCount(1);
    for (const part of [page.locator('.list-head h2'), page.locator('.card-title a').first()])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

test('the three nearest entries of an empty list are one row from 768 px on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${pathOf('hotels', 'de')}?destination=bol&kind=camp`);
  const tops = await page
    .locator('.cards .picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
