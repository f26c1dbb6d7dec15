import type { Page } from '@playwright/test';
import { localeCodes, locales } from '../../generated/locales.ts';
import { expect, test } from './site.ts';

/** Opens the switcher of a page in English and gives its list. */
async function openSwitcher(page: Page) {
  await page.locator('header summary', { hasText: 'English' }).click();
  return page.getByRole('navigation', { name: 'Choose a language' });
}

test('every language is offered by its own name and keeps the guest on the page', async ({ page }) => {
  await page.goto('/en/hotel-soline-brela');
  const switcher = await openSwitcher(page);
  await expect(switcher.getByRole('listitem')).toHaveCount(localeCodes.length);
  for (const code of localeCodes) {
    const item = switcher.locator(`[lang="${locales[code].bcp47}"]`);
    await expect(item).toHaveText(locales[code].name);
    if (code === 'en') await expect(item).toHaveAttribute('aria-current', 'true');
    else await expect(item).toHaveAttribute('hreflang', locales[code].bcp47);
  }
  await switcher.locator('a[hreflang="sv"]').click();
  await expect(page).toHaveURL(/\/se\/hotel-soline-brela$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.locator('body')).toHaveAttribute('data-route', 'hotel-soline-brela');
});

test('a language without the page is shown as such and leads to its section', async ({ page }) => {
  await page.goto('/en/offer/autumn-hotels-croatia');
  const switcher = await openSwitcher(page);
  const french = switcher.getByRole('listitem').filter({ hasText: 'Français' });
  await expect(french).toContainText('not available in this language');
  await expect(french.getByRole('link')).toHaveAttribute('href', '/fr/offres');
  await expect(switcher.getByRole('listitem').filter({ hasText: 'Deutsch' })).toHaveText('Deutsch');
  await french.getByRole('link').click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'offers');
});

test('it works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/offers');
  const switcher = await openSwitcher(page);
  await switcher.locator('a[hreflang="hr"]').click();
  await expect(page).toHaveURL(/\/ponude$/);
  await context.close();
});
