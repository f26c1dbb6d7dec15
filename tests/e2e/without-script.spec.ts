import { messages } from '../../generated/messages/index.ts';
import { findPage } from '../../generated/routes/index.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

test.use({ javaScriptEnabled: false, hasChosenCookies: false });

test('a page is read, leads on and switches language', async ({ page }) => {
  for (const { name, path } of sampleOf(specimensOf('de'), 12, 0)) {
    await page.goto(path);
    await expect(page.locator('h1'), name).toBeVisible();
    // Nothing is there that only a script could answer.
    const buttons = page.locator('button:visible, [role="button"]:visible');
    const lonely = await buttons.evaluateAll((all) =>
      all
        .filter((button) => button.closest('form, [popovertarget]') === null)
        .map((button) => button.outerHTML),
    );
    expect(lonely, name).toEqual([]);
    await expect(page.locator('.notices > *').locator('visible=true'), name).toHaveCount(0);

    const french = page.locator('header a[lang="fr"]');
    await expect(french, name).toBeHidden();
    await page.locator('header .languages summary').click();
    await french.click();
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'fr');
    await expect(page.locator('h1'), name).toBeVisible();
  }
});

const lists = [
  ['hotels', ['destination=brela', 'stars=4']],
  ['tours', ['topic=boat', 'destination=brela']],
  ['offers', ['theme=active']],
  ['blog', ['topic=beaches']],
] as const;

test('lists are narrowed, one choice after the other, to what is seen at once, and widened again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [key, choices] of sampleOf(lists, 4, 0)) {
    await page.goto(pathOf(key, 'en'));
    const cards = page.locator('main .card');
    const all = await cards.count();
    let before = all;
    for (const choice of choices) {
      await page.locator('.filter-opener').click();
      const option = page.locator(`.filters a[href*="${choice}"]`);
      const within = page.locator(`a[href*="${choice}"]`);
      const fold = page.locator('.filters details[name]', { has: within });
      if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
      const [promised = ''] = /\d+$/.exec((await option.textContent()) ?? '') ?? [];
      await option.click();
      await expect(page).toHaveURL(new RegExp(choice));
      await expect(cards).toHaveCount(Number(promised));
      expect(Number(promised)).toBeLessThan(before);
      before = Number(promised);
    }
    await expect(page.locator('.filters [aria-current="true"]')).toHaveCount(choices.length);
    // The heading stands below the header and has the focus; the first card is in the upper half.
    const header = await page.locator('body > header').first().boundingBox();
    const heading = page.locator('#results');
    await expect(heading).toBeFocused();
    expect((await heading.boundingBox())?.y, key).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect((await cards.first().boundingBox())?.y, key).toBeLessThan(844 / 2);
    // After the chosen values and the way back, the keyboard comes to the first result.
    await expect(page.locator('.chosen .filter-option')).toHaveCount(choices.length);
    const reset = page.getByRole('link', { name: messages.en.filter.reset });
    await reset.focus();
    await page.keyboard.press('Tab');
    await expect(cards.first().locator('a')).toBeFocused();
    await reset.click();
    await expect(cards).toHaveCount(all);
    await expect(page).toHaveURL(new RegExp(`${pathOf(key, 'en')}#results$`));
  }
});

test('a search is answered', async ({ page }) => {
  await page.goto(pathOf('offers', 'en'));
  await page.locator('[data-search-opener]').click();
  await page.getByRole('searchbox').fill('medjugorje');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=medjugorje$/);
  await page.locator('.search-title a').first().click();
  await expect(page).toHaveURL(/\/en\/tours\/.*medjugorje/);
});

test('the menu opens, the club’s button is a link, sharing an e-mail', campaign, async ({ page, origin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('home', 'ko'));
  await page.locator('header .menu summary').click();
  await page.locator('header .menu nav a').first().click();
  await expect(page.locator('body')).toHaveAttribute('data-locale', 'ko');
  await page.locator('[data-open-rewards-club]').click();
  await expect(page.locator('h1')).toHaveText(findPage('loyalty-programme', 'ko')?.title ?? '');
  for (const locale of ['en', 'ko'] as const) {
    await page.goto(pathOf('free-dinner', locale));
    const address = new URL((await page.locator('[data-share]').getAttribute('href')) ?? '');
    expect(address.protocol).toBe('mailto:');
    expect(address.searchParams.get('subject')).toBe(findPage('free-dinner', locale)?.title);
    expect(address.searchParams.get('body')).toBe(origin + pathOf('free-dinner', locale));
  }
});
