import type { BrowserContext, Page } from '@playwright/test';
import { localeCodes, locales } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { isCovered, longTitled } from './covered-headline.ts';
import { answerConsent } from './guest.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { test as base, expect } from './site.ts';
import { pathOf } from './templates.ts';
import { firstWindows } from './windows.ts';

/** A page of a guest whose browser prefers some languages, best first, and who has answered the question of cookies. */
const test = base.extend<{ openGuest: (...languages: string[]) => Promise<Page> }>({
  openGuest: async ({ browser, siteUrl }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (...languages) => {
      const context = await browser.newContext({ locale: languages[0] ?? 'en-GB' });
      contexts.push(context);
      await answerConsent(context, siteUrl);
      await context.addInitScript((list) => {
        Object.defineProperty(navigator, 'languages', { value: list });
      }, languages);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const barOf = (page: Page) => page.locator('.suggestion');

/** That nothing is offered, once the page's script is done. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(barOf(page)).toHaveCount(0);
}

test('a French guest is offered the page in French, in French', async ({ openGuest }) => {
  const page = await openGuest('fr-FR');
  await page.goto(`${pathOf('offers', 'en')}?theme=wellness`);
  const bar = page.getByRole('complementary', { name: 'Lire en français' });
  await expect(bar).toHaveAttribute('lang', 'fr');
  const link = bar.getByRole('link', { name: 'Lire en français' });
  await expect(link).toHaveAttribute('hreflang', 'fr');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('offers', 'fr')}\\?theme=wellness$`));
  await expectNoOffer(page);
});

const offered = [
  ['sv-SE', 'se'],
  ['sl-SI', 'si'],
  ['da', 'dk'],
  ['cs-CZ', 'cz'],
  ['pt-BR', 'pt'],
  ['ko-KR', 'ko'],
  ['hr-HR', 'hr'],
] as const;

for (const [language, locale] of sampleOf(offered, 4, 0)) {
  test(`${language} leads to the site’s ${locale}`, async ({ openGuest }) => {
    const page = await openGuest(language);
    await page.goto(pathOf('offers', 'en'));
    await barOf(page).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${pathOf('offers', locale)}$`));
    await expect(page.locator('body')).toHaveAttribute('data-locale', locale);
  });
}

test('the first of the guest’s languages that there is counts', async ({ openGuest }) => {
  const page = await openGuest('nb-NO', 'zh-CN', 'it-CH', 'de', 'en');
  await page.goto(pathOf('offers', 'en'));
  await expect(barOf(page)).toHaveAttribute('lang', 'it');
  await page.goto(pathOf('offers', 'de'));
  await expect(barOf(page)).toHaveAttribute('lang', 'it');
  await page.goto(pathOf('offers', 'it'));
  await expectNoOffer(page);
});

const notOffered = [
  ['the page is in the first preferred language', ['en-US', 'fr'], 'offers', 'en'],
  ['the page is in a language with another code', ['sv-SE', 'fr'], 'offers', 'se'],
  ['no language of the guest is there', ['nb-NO', 'ja-JP'], 'offers', 'en'],
  ['a longer tag only looks alike', ['fil-PH'], 'offers', 'en'],
  ['the page does not exist in that language', ['fr-FR'], 'autumn-hotels-croatia', 'en'],
  ['the page has only a borrowed title there', ['ko-KR'], 'public-holidays-2025', 'en'],
] as const;

for (const [label, languages, key, locale] of sampleOf(notOffered, 3, 1)) {
  test(`nothing is offered where ${label}`, async ({ openGuest }) => {
    const page = await openGuest(...languages);
    await page.goto(pathOf(key, locale));
    await expectNoOffer(page);
  });
}

test('nothing is offered on an error page, which is no page in any language', async ({ openGuest }) => {
  const page = await openGuest('fr-FR');
  await page.goto('/en/no-such-page');
  await expectNoOffer(page);
});

test('closed, it stays closed, and the focus is not lost', async ({ openGuest }) => {
  const page = await openGuest('fr-FR');
  await page.goto(pathOf('offers', 'en'));
  await barOf(page).getByRole('button', { name: 'Fermer' }).focus();
  await page.keyboard.press('Enter');
  await expect(barOf(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.wordmark')).toBeFocused();
  await page.reload();
  await expectNoOffer(page);
  await page.goto(pathOf('hotels', 'de'));
  await expectNoOffer(page);
});

test('it moves nothing when it comes', async ({ openGuest }) => {
  const page = await openGuest('fr-FR');
  await noteShifts(page);
  for (const width of [360, 1280]) {
    // A page that is shorter than the window too.
    await page.setViewportSize({ width, height: width === 1280 ? 2400 : 740 });
    for (const key of ['offers', 'faq', 'home', 'kids-stay-free'] as const) {
      await page.goto(pathOf(key, 'en'));
      await expect(barOf(page)).toBeVisible();
      expect(await readShifts(page), `${key} at ${width}`).toEqual([]);
    }
  }
});

test('it waits until the choice of cookies is made, and then comes next for the keyboard', async ({
  browser,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    const context = await browser.newContext({
      locale: 'fr-FR',
      viewport: { width, height },
    });
    const page = await context.newPage();
    await noteShifts(page);
    await page.goto(pathOf('offers', 'de'));
    await barOf(page).waitFor({ state: 'attached' });
    const label = `at ${width}×${height}`;
    await expect(barOf(page), label).toBeHidden();
    const choice = page.locator('[data-consent]');
    await expect(choice, label).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Alle akzeptieren' }).focus();
    await page.keyboard.press('Enter');
    await expect(choice, label).toBeHidden();
    await expect(barOf(page), label).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(barOf(page).getByRole('link'), label).toBeFocused();
    await barOf(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(barOf(page), label).toHaveCount(0);
    expect(await readShifts(page), label).toEqual([]);
    await context.close();
  }
});

test('it takes at most a third of a window at 400 % zoom, with both answers in sight', {
  tag: '@campaign',
}, async ({ openGuest }) => {
  for (const locale of sampleOf(localeCodes, 3, 0)) {
    const page = await openGuest(locales[locale].bcp47);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(pathOf('offers', locale === 'de' ? 'en' : 'de'));
    await expect(barOf(page)).toBeVisible();
    const box = await barOf(page).boundingBox();
    expect(box?.height, locale).toBeLessThanOrEqual(256 / 3);
    for (const answer of ['link', 'button'] as const) {
      await barOf(page).getByRole(answer).focus();
      await expect(barOf(page).getByRole(answer), locale).toBeInViewport({ ratio: 1 });
    }
  }
});

test('it never covers a headline', { tag: '@campaign' }, async ({ openGuest }) => {
  const page = await openGuest('fr-FR');
  for (const [offset, locale] of (['de', 'uk'] as const).entries()) {
    for (const key of sampleOf(longTitled, 2, offset)) {
      await page.goto(pathOf(key, locale));
      await expect(barOf(page)).toBeVisible();
      for (const [width, height] of sampleOf(firstWindows, 3, offset)) {
        await page.setViewportSize({ width, height });
        expect
          .soft(await isCovered(page, '.suggestion'), `${key} in ${locale} at ${width}×${height}`)
          .toBe(false);
      }
    }
  }
});
