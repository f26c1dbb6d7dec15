import { messages } from '../../generated/messages/index.ts';
import { findPage } from '../../generated/routes/index.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

test.use({ javaScriptEnabled: false });

test('a page is read, leads on and switches language', async ({ page }) => {
  for (const { name, path } of sampleOf(specimensOf('de'), 4, 0)) {
    await page.goto(path);
    await expect(page.locator('h1'), name).toBeVisible();
    await expect(page.locator('main'), name).toHaveText(/\S[\s\S]{80,}/);
    // Nothing is there that only a script could answer.
    const buttons = page.locator('button:visible, [role="button"]:visible');
    const lonely = await buttons.evaluateAll((all) =>
      all.filter((button) => button.closest('form') === null).map((button) => button.outerHTML),
    );
    expect(lonely, name).toEqual([]);
    await expect(page.locator('.notices > *').locator('visible=true'), name).toHaveCount(0);

    const french = page.locator('header a[hreflang="fr"]');
    await expect(french, name).toBeHidden();
    await page.locator('header .languages summary').click();
    await expect(french, name).toBeVisible();
    await french.click();
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'fr');
    await expect(page.locator('h1'), name).toBeVisible();
  }
});

test('lists are narrowed, one choice after the other, and widened again', async ({ page }) => {
  const lists = [
    ['hotels', ['destination=brela', 'stars=4']],
    ['offers', ['theme=active']],
    ['blog', ['topic=beaches']],
    ['tours', ['topic=boat', 'destination=brela']],
  ] as const;
  for (const [key, choices] of sampleOf(lists, 2, 0)) {
    await page.goto(pathOf(key, 'en'));
    const cards = page.locator('main .card');
    const all = await cards.count();
    let before = all;
    for (const choice of choices) {
      const option = page.locator(`.filters a[href*="${choice}"]`);
      const [promised = ''] = /\d+$/.exec((await option.textContent()) ?? '') ?? [];
      await option.click();
      await expect(page).toHaveURL(new RegExp(choice));
      await expect(cards).toHaveCount(Number(promised));
      expect(Number(promised)).toBeLessThan(before);
      before = Number(promised);
    }
    await expect(page.locator('.filters [aria-current="true"]')).toHaveCount(choices.length);
    await page.getByRole('link', { name: messages.en.filter.reset }).click();
    await expect(cards).toHaveCount(all);
    await expect(page).toHaveURL(new RegExp(`${pathOf(key, 'en')}#results$`));
  }
});

test('a search is answered', async ({ page }) => {
  await page.goto(pathOf('offers', 'en'));
  await page.locator('[data-search-opener]').click();
  await page.getByRole('searchbox').fill('kastelet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=kastelet$/);
  await page.locator('.search-results a').first().click();
  await expect(page.locator('body')).toHaveAttribute('data-route', /kastelet/);
});

test('the menu of a phone opens, the club’s button leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('home', 'ko'));
  await page.locator('header .menu summary').click();
  await page.locator('header .menu nav a').first().click();
  await expect(page.locator('body')).toHaveAttribute('data-locale', 'ko');
  await page.locator('[data-open-rewards-club]').click();
  await expect(page.locator('h1')).toHaveText(findPage('loyalty-programme', 'ko')?.title ?? '');
});
