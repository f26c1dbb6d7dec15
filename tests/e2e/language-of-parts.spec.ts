import { localeCodes, locales } from '../../generated/locales.ts';
import { findPage } from '../../generated/routes/index.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

test('a borrowed title and summary tell their language wherever they stand', async ({ page }) => {
  for (const [key, locale] of [
    ['public-holidays-2025', 'fr'],
    ['public-holidays-2025', 'ko'],
    ['long-weekends-2025', 'dk'],
    ['long-weekends-2025', 'ro'],
  ] as const) {
    const { title = '', summary = '' } = findPage(key, locale) ?? {};
    await page.goto(pathOf(key, locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].bcp47);
    for (const text of [title, summary]) {
      const places = page.locator('main').getByText(text, { exact: true });
      expect(await places.count()).toBeGreaterThan(0);
      for (const place of await places.all()) await expect(place).toHaveAttribute('lang', 'en');
    }
    await expect(page.locator('.note')).not.toHaveAttribute('lang');
  }
});

test('each language is named in itself, and what leads on is in the language it leads to', async ({
  page,
}) => {
  await page.goto(pathOf('autumn-hotels-croatia', 'en'));
  await page.locator('header .languages summary').click();
  for (const code of localeCodes) {
    const { bcp47, name } = locales[code];
    const item = page.locator('.languages li').filter({ hasText: name });
    await expect(item.locator(`[lang="${bcp47}"]`)).toContainText(name);
  }
  const missing = page.locator('.languages li').filter({ hasText: 'not available in this language' });
  for (const item of await missing.all()) {
    await expect(item.getByText('not available in this language')).not.toHaveAttribute('lang');
  }
  await expect(missing).toHaveCount(3);
});

test('an error page tells the language of each version that it offers', async ({ page }) => {
  await page.goto('/fr/offer/autumn-hotels-croatia');
  const foreign = page.locator('main a[lang]:not([lang="fr"])');
  expect(await foreign.count()).toBeGreaterThan(5);
  for (const link of await foreign.all()) {
    const language = await link.getAttribute('lang');
    const code = localeCodes.find((each) => locales[each].bcp47 === language);
    await expect(link).toContainText(code ? locales[code].name : 'no such language');
  }
});
