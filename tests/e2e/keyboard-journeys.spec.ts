import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

/** Moves on with the tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached`);
}

/** Goes to a link and follows it. */
async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const routeOf = (page: Page) => page.locator('body').getAttribute('data-route');

test.beforeEach(({ context, siteUrl }) => answerConsent(context, siteUrl));

test('hotels and offers are narrowed and widened', async ({ page }) => {
  const choices = [
    ['hotels', 'destination=bol'],
    ['offers', 'theme=wellness'],
  ] as const;
  for (const [key, choice] of sampleOf(choices, 2, 0)) {
    await page.goto(pathOf(key, 'en'));
    const cards = page.locator('main .card');
    const all = await cards.count();
    const option = page.locator(`.filters a[href*="?${choice}#"]`);
    await follow(page, option);
    await expect(page).toHaveURL(new RegExp(`${choice}#results$`));
    expect(await cards.count()).toBeLessThan(all);
    const chosen = page.locator('.filters [aria-current="true"]');
    await expect(chosen).toHaveCount(1);
    // A chosen filter leads back to the whole list.
    await follow(page, chosen);
    await expect(cards).toHaveCount(all);
  }
});

test('a card leads to its page by one stop', async ({ page }) => {
  await page.goto(pathOf('offers', 'de'));
  const cards = page.locator('main .card');
  expect(await cards.first().locator('a[href]').count()).toBe(1);
  await follow(page, cards.nth(2).locator('a'));
  await expect(page.locator('body')).toHaveAttribute('data-controller', 'offer');
});

test('the map leads to each place', async ({ page }) => {
  for (const name of sampleOf(['Bol', 'Brela', 'Tučepi', 'Starigrad-Paklenica'], 4, 1)) {
    await page.goto(pathOf('destinations', 'en'));
    const place = page.locator('.map a', { hasText: name });
    await expect(place).toHaveAccessibleName(new RegExp(name));
    await follow(page, place);
    await expect(page.locator('h1')).toContainText(name);
  }
});

const menus = [
  ['.menu', 360],
  ['.languages', 360],
  ['.languages', 1280],
] as const;

for (const [menu, width] of sampleOf(menus, 2, 0)) {
  test(`${menu} at ${width} px closes by Escape, and when one goes on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(pathOf('hvar', 'en'));
    const dropdown = page.locator(`header ${menu}`);
    const summary = dropdown.locator('summary');
    const links = dropdown.locator('a');
    await follow(page, summary);
    await tabTo(page, links.nth(2));
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, links.last());
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
  });
}

test('an open menu closes by a click beside it, and by another menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto(pathOf('hvar', 'en'));
  const [menu, languages] = [page.locator('header .menu'), page.locator('header .languages')];
  await menu.locator('summary').click();
  await expect(menu.locator('a').first()).toBeVisible();
  await languages.locator('summary').click();
  await expect(menu.locator('a').first()).toBeHidden();
  await expect(languages.locator('a').first()).toBeVisible();
  await page.mouse.click(500, 720);
  await expect(languages.locator('a').first()).toBeHidden();
});

test('the pager leads through the articles and back', async ({ page }) => {
  await page.goto(pathOf('why-visit-brela', 'en'));
  await follow(page, page.locator('.pager [rel="next"]'));
  await expect.poll(() => routeOf(page)).not.toBe('why-visit-brela');
  await follow(page, page.locator('.pager [rel="prev"]'));
  await expect.poll(() => routeOf(page)).toBe('why-visit-brela');
});

test('the search opens from the header, and Escape leads back to where one was', async ({ page }) => {
  await page.goto(pathOf('hvar', 'en'));
  const opener = page.locator('[data-search-opener]');
  await follow(page, opener);
  await expect(page.locator('.search-dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the club opens from the invitation, and Escape leads back to it', async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  const invitation = page.locator('[data-join-rewards-club]');
  await follow(page, invitation);
  await expect(page.locator('dialog[data-step]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toBeFocused();
});

test('the contents of a long text lead to its parts, which come to stand below the header', async ({
  page,
}) => {
  await page.goto(pathOf('loyalty-programme-rules', 'en'));
  const link = page.locator('aside ol a').nth(3);
  const [, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await follow(page, link);
  const header = await page.locator('.site-header').boundingBox();
  const heading = await page.locator(`[id="${id}"]`).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(heading?.y).toBeLessThan(400);
});

test('the footer leads on, and brings the choice of cookies back', { tag: '@campaign' }, async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }));
  await expect.poll(() => routeOf(page)).toBe('accessibility-statement');
  await follow(page, page.getByRole('button', { name: 'Cookie settings' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const marketing = page.getByRole('checkbox', { name: 'Marketing cookies' });
  await tabTo(page, marketing);
  await page.keyboard.press('Space');
  await expect(marketing).toBeChecked();
  await follow(page, page.getByRole('button', { name: 'Save choices' }));
  await expect(page.locator('[data-consent]')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
});

test('cookies are answered and the suggested language is taken', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  await page.goto(pathOf('hvar', 'en'));
  const link = page.locator('.suggestion a');
  await link.waitFor({ state: 'attached' });
  await follow(page, page.getByRole('button', { name: 'Necessary only' }));
  await expect(page.locator('[data-consent]')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.close();
});
