/** How guests get from page to page, most of them by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { localeCodes, locales } from '../../generated/locales.ts';
import { dayFromToday } from './forms/days.ts';
import { campaign, expect, test } from './site.ts';
import { tabTo } from './tab-stops.ts';
import { pathOf } from './templates.ts';

/** Goes to a link and follows it. */
async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const expectRoute = (page: Page, route: string) =>
  expect(page.locator('body')).toHaveAttribute('data-route', route);

test('the first stop skips to the content', async ({ page }) => {
  await page.goto(pathOf('offers', 'en'));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

test('the menu of a phone opens, closes by Escape and when one goes on, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('hvar', 'en'));
  for (const menu of ['.menu', '.languages']) {
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
  }
  await page.locator('header .menu summary').focus();
  await page.keyboard.press('Enter');
  await follow(page, page.locator('header .menu a').first());
  await expectRoute(page, 'hotels');
});

test('the menu of a phone has further pages, the club, and the office to call', async ({ page, club }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('offers', 'en'));
  await page.locator('header .menu summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const name of ['Wellness', /^Conferences/, 'Airport transfer and taxi', 'Contact'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: /^\+385/ })).toHaveAttribute('href', /^tel:\+385\d+$/);
  await expect(menu.locator('.open-state')).not.toBeEmpty();
  await menu.getByRole('button', { name: 'Log in or join' }).click();
  await club.expectStep('registerEmail');
});

test('the header stands on the grid of the page', async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pathOf('faq', 'en'));
    const [mark, title] = await page
      .locator('.wordmark, h1')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(mark, String(width)).toBe(title);
  }
});

test('a Korean page has the name in a serif like the brand’s, and no broken place', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const key of ['starigrad-paklenica', 'holiday-village-alan-starigrad-paklenica'] as const) {
      await page.goto(pathOf(key, 'ko'));
      await expect(page.locator('.wordmark')).toHaveCSS('font-family', 'Georgia, serif');
      const lines = await page.locator('h1').evaluate((headline) => {
        const text = headline.firstChild as Text;
        const word = document.createRange();
        word.setStart(text, 0);
        word.setEnd(text, text.data.indexOf('차') + 1);
        return word.getClientRects().length;
      });
      expect(lines, `${key} at ${width}`).toBe(1);
    }
  }
});

test('an open menu closes by a click beside it, and by another menu', campaign, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto(pathOf('hvar', 'en'));
  const [menu, languages] = [page.locator('header .menu'), page.locator('header .languages')];
  await menu.locator('summary').click();
  await languages.locator('summary').click();
  await expect(menu.locator('a').first()).toBeHidden();
  await expect(languages.locator('a').first()).toBeVisible();
  await page.mouse.click(500, 720);
  await expect(languages.locator('a').first()).toBeHidden();
});

test('every language is offered by its own name and keeps the guest on the page', async ({ page }) => {
  await page.goto(pathOf('hotel-soline-brela', 'en'));
  await follow(page, page.locator('header summary', { hasText: 'English' }));
  const switcher = page.getByRole('navigation', { name: 'Choose a language' });
  await expect(switcher.getByRole('listitem')).toHaveCount(localeCodes.length);
  for (const code of localeCodes) {
    const item = switcher.locator(`[lang="${locales[code].bcp47}"]`);
    await expect(item).toHaveText(locales[code].name);
    if (code === 'en') await expect(item).toHaveAttribute('aria-current', 'true');
    else await expect(item).toHaveAttribute('lang', locales[code].bcp47);
  }
  await follow(page, switcher.locator('a[lang="sv"]'));
  await expect(page).toHaveURL(/\/se\/hotel-soline-brela$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expectRoute(page, 'hotel-soline-brela');
});

test('a language without the page leads to its section, and says so', campaign, async ({ page }) => {
  await page.goto(pathOf('autumn-hotels-croatia', 'en'));
  await page.locator('header summary', { hasText: 'English' }).click();
  const french = page.locator('.languages li').filter({ hasText: 'Français' });
  const words = french.getByText('not available in this language');
  await expect(words).toBeVisible();
  await expect(words).not.toHaveAttribute('lang');
  await french.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('offers', 'fr')}$`));
});

test('the contents of a long text lead to its parts, below the header', campaign, async ({ page }) => {
  await page.goto(pathOf('loyalty-programme-rules', 'en'));
  const link = page.locator('aside ol a').nth(3);
  const [, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await follow(page, link);
  const header = await page.locator('.site-header').boundingBox();
  const heading = await page.locator(`[id="${id}"]`).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(heading?.y).toBeLessThan(400);
});

for (const javaScriptEnabled of [true, false]) {
  const details = javaScriptEnabled ? {} : campaign;
  test.describe(javaScriptEnabled ? 'with script' : 'without script', details, () => {
    test.use({ javaScriptEnabled });

    test('the address of a question shows its answer, and no other', async ({ page }) => {
      await page.goto(`${pathOf('faq', 'en')}#check-in`);
      const answer = page.locator('#check-in');
      await expect(answer).toBeInViewport();
      const question = page.locator('details', { has: answer }).locator('summary');
      await expect(question).toBeInViewport();
      await expect(page.locator('.prose details[open]')).toHaveCount(1);
      await question.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.prose details[open]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(answer).toBeVisible();
    });
  });
}

test('sharing copies the address of the page, without what was added to it, and says so', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`${pathOf('why-visit-brela', 'de')}?utm_source=mail#content`);
  const share = page.locator('[data-share]');
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.share').getByRole('status')).toHaveText('Link kopiert');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(origin + pathOf('why-visit-brela', 'de'));
  await expect(share).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const arrival = dayFromToday(200);
  const stay = `about=bol&arrival=${arrival}&children_ages=4&children_ages=9`;
  const asked = [
    ['offers', 'theme=wellness', 'theme=wellness', '.chosen a[href$="angebote#results"]'],
    ['offers', 'theme=unknown', '', 'h1'],
    [
      'hotels',
      'compare=hotel-soline-brela,hotel-berulia-brela&stars=4',
      'stars=4&compare=hotel-berulia-brela&compare=hotel-soline-brela',
      '.comparison',
    ],
    ['/search', 'q=+Bol%20%26+more', 'q=Bol+%26+more', '[name="q"][value="Bol & more"]'],
    ['stay-enquiry', stay, stay, `.form-about ~ * [name="arrival"][value="${arrival}"]`],
    ['newsletter', 'confirmed', 'confirmed=', '[data-notice="confirmed"]'],
    ['thank-you', 'nocopy&ref=K7QM-4TXW', 'ref=K7QM-4TXW&nocopy', '[data-reference]'],
  ] as const;

  test('what the address says is said in the other language', campaign, async ({ page }) => {
    const [from, to] = (['en', 'de'] as const).map((locale) => (key: (typeof asked)[number][0]) => {
      return key === '/search' ? `/${locale}/search` : pathOf(key, locale);
    });
    for (const [key, query, kept, shown] of asked) {
      await page.goto(`${from?.(key)}?utm_source=mail&${query}&magic=${'x'.repeat(43)}`);
      await page.locator('header .languages summary').click();
      await page.locator('.languages a[lang="de"]').click();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(to?.(key) + (kept && `?${kept}`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator(shown).first()).toBeVisible();
    }
  });
});
