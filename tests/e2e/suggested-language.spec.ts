/** The notice that offers a page in the guest's language. */
import type { Page } from '@playwright/test';
import { type Locale, locales } from '../../generated/locales.ts';
import { prefer } from './prefer.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

const suggestionOf = (page: Page) => page.locator('.suggestion');

/** That no language is offered, once the page's script is done. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(suggestionOf(page)).toHaveCount(0);
}

test('it is that of a French guest, in French, and not offered on its own page', async ({ page }) => {
  await prefer(page, 'fr-FR');
  await page.goto(`${pathOf('offers', 'en')}?theme=wellness`);
  const bar = page.getByRole('complementary', { name: 'Lire en français' });
  await expect(bar).toHaveAttribute('lang', 'fr');
  await expect(bar.getByRole('paragraph')).toHaveText('Cette page existe aussi en français.');
  await bar.getByRole('link', { name: 'Lire en français' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('offers', 'fr')}\\?theme=wellness$`));
  await expectNoOffer(page);
});

/** Languages of guests; the page they are on; the one they are offered. */
const offers: readonly (readonly [readonly string[], Parameters<typeof pathOf>[0], Locale, Locale?])[] = [
  [['sv-SE'], 'offers', 'en', 'se'],
  [['cs-CZ'], 'offers', 'en', 'cz'],
  [['pt-BR'], 'offers', 'en', 'pt'],
  [['nb-NO', 'zh-CN', 'it-CH', 'de', 'en'], 'offers', 'de', 'it'],
  [['en-US', 'fr'], 'offers', 'en'],
  [['sv-SE', 'fr'], 'offers', 'se'],
  [['nb-NO', 'ja-JP'], 'offers', 'en'],
  // A longer tag only looks alike.
  [['fil-PH'], 'offers', 'en'],
  // The page does not exist in it, or has only a borrowed title.
  [['fr-FR'], 'autumn-hotels-croatia', 'en'],
  [['ko-KR'], 'public-holidays-2025', 'en'],
];

test('it is the first of the guest’s, but for the page’s own', campaign, async ({ browser, origin }) => {
  for (const [languages, key, locale, offered] of offers) {
    const page = await browser.newPage({ baseURL: origin });
    await prefer(page, ...languages);
    await page.goto(pathOf(key, locale));
    if (offered === undefined) await expectNoOffer(page);
    else await expect(suggestionOf(page), languages[0]).toHaveAttribute('lang', locales[offered].bcp47);
    await page.close();
  }
});

test('it is not offered where the page shows its text', async ({ page }) => {
  await prefer(page, 'en-GB');
  await page.goto(pathOf('public-holidays-2025', 'ko'));
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await expectNoOffer(page);
});

test('it is not offered on an error page, nor once it was closed, and the focus is not lost', async ({
  page,
}) => {
  await prefer(page, 'fr-FR');
  await page.goto('/en/no-such-page');
  await expectNoOffer(page);
  await page.goto(pathOf('offers', 'en'));
  await suggestionOf(page).getByRole('button', { name: 'Fermer' }).focus();
  await page.keyboard.press('Enter');
  await expect(suggestionOf(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.wordmark')).toBeFocused();
  await page.reload();
  await expectNoOffer(page);
});
