import type { Page } from '@playwright/test';
import { localeCodes, locales } from '../../generated/locales.ts';
import { dayFromToday } from './forms/days.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const arrival = dayFromToday(200);
  const stay = `about=bol&arrival=${arrival}&children_ages=4&children_ages=9`;
  const [from, to] = (['en', 'de'] as const).map((locale) => ({
    offers: pathOf('offers', locale),
    hotels: pathOf('hotels', locale),
    search: `/${locale}/search`,
    stay: pathOf('stay-enquiry', locale),
    newsletter: pathOf('newsletter', locale),
    thanks: pathOf('thank-you', locale),
  }));
  const asked = [
    ['offers', '', '', 'h1'],
    ['offers', 'theme=wellness', 'theme=wellness', '.filter-option[aria-current][href$="angebote#results"]'],
    ['offers', 'theme=unknown', '', 'h1'],
    [
      'hotels',
      'compare=hotel-soline-brela,hotel-berulia-brela&stars=4',
      'stars=4&compare=hotel-berulia-brela&compare=hotel-soline-brela',
      '.comparison',
    ],
    ['search', 'q=+Bol%20%26+more', 'q=Bol+%26+more', '[name="q"][value="Bol & more"]'],
    ['stay', stay, stay, `.form-about ~ * [name="arrival"][value="${arrival}"]`],
    ['newsletter', 'confirmed', 'confirmed=', '[data-notice="confirmed"]'],
    ['thanks', 'nocopy&ref=K7QM-4TXW', 'ref=K7QM-4TXW&nocopy', '[data-reference]'],
  ] as const;

  test('what the address says is said in the other language, and nothing else', async ({ page }) => {
    for (const [name, query, kept, shown] of asked) {
      await page.goto(`${from?.[name]}?utm_source=mail&${query}&magic=${'x'.repeat(43)}`);
      await (await openSwitcher(page)).locator('a[hreflang="de"]').click();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(to?.[name] + (kept && `?${kept}`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator(shown).first()).toBeVisible();
    }
  });
});
