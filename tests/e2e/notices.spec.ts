/** The notices at the lower edge of the window: the choice of cookies, and the page in the guest's language. */
import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, localeCodes, locales } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { findViolations } from './axe.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';
import { firstWindows } from './windows.ts';

const choiceOf = (page: Page) => page.locator('[data-consent]');
const suggestionOf = (page: Page) => page.locator('.suggestion');

/** The guest's languages, best first. */
function prefer(page: Page, ...languages: readonly string[]): Promise<unknown> {
  return page.addInitScript((list) => {
    Object.defineProperty(navigator, 'languages', { value: list, configurable: true });
  }, languages);
}

async function readConsent(context: BrowserContext): Promise<unknown> {
  const kept = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(kept).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  return JSON.parse(decodeURIComponent(kept?.value ?? 'null'));
}

/** That no language is offered, once the page's script is done. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(suggestionOf(page)).toHaveCount(0);
}

test.describe('the choice of cookies', () => {
  test.use({ hasChosenCookies: false });

  test('is kept, asked no more, and changed from the footer, where the focus comes back', async ({
    page,
    context,
    club,
  }) => {
    const choice = choiceOf(page);
    await page.goto('/en/');
    // It stays where it is while the page below a dialog cannot be scrolled.
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await club.opener.click();
    await club.expectStep('registerEmail');
    await expect(choice).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await club.expectClosed();
    await choice.getByRole('button', { name: 'Accept all' }).click();
    await expect(choice).toBeHidden();
    expect(await readConsent(context)).toEqual({ necessary: true, marketing: true });
    await page.goto(pathOf('offers', 'en'));
    await expect(choice).toBeHidden();

    const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(choice.locator('#consent-title')).toBeFocused();
    await choice.getByText('Cookie settings').click();
    const marketing = choice.getByRole('checkbox', { name: 'Marketing cookies' });
    await expect(marketing).toBeChecked();
    await expect(choice.getByRole('checkbox', { name: 'Necessary cookies' })).toBeDisabled();
    await marketing.uncheck();
    await choice.getByRole('button', { name: 'Save choices' }).click();
    await expect(change).toBeFocused();
    expect(await readConsent(context)).toEqual({ necessary: true, marketing: false });
  });

  test('comes first for the keyboard, and the suggested language after the answer', async ({ page }) => {
    await prefer(page, 'fr-FR');
    await page.goto(pathOf('offers', 'en'));
    await suggestionOf(page).waitFor({ state: 'attached' });
    await expect(suggestionOf(page)).toBeHidden();
    const necessary = '[value="necessary"]';
    for (const stop of ['.skip-link', '[data-consent] summary', necessary, '[value="all"]', '.wordmark']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(stop)).toBeFocused();
    }
    await page.locator(necessary).focus();
    await page.keyboard.press('Enter');
    await expect(choiceOf(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(suggestionOf(page).getByRole('link')).toBeFocused();
  });

  test('is a low bar, of one row in wide windows', async ({ page }) => {
    for (const [width, height] of firstWindows) {
      await page.setViewportSize({ width, height });
      await page.goto(pathOf('home', width === 390 ? 'de' : 'en'));
      const box = await choiceOf(page).boundingBox();
      expect(box, `${width}×${height}`).toMatchObject({ x: 0, width });
      expect(box?.height, `${width}×${height}`).toBeLessThanOrEqual(width < 768 ? 96 : 64);
    }
  });

  test('has two answers that weigh the same, at every width', campaign, async ({ page }) => {
    for (const [locale, width] of [
      ['en', 1280],
      ['hr', 360],
      ['ru', 320],
      ['hu', 320],
      ['ko', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(pathOf('home', locale));
      const [necessary, all] = await page.locator('.consent-buttons button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, font, width: wide, height } = getComputedStyle(button);
          return { wide, height, color, backgroundColor, borderColor, font };
        }),
      );
      expect(necessary, locale).toEqual(all);
      expect(Number.parseFloat(all?.height ?? ''), locale).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('the suggested language', () => {
  test('is that of a French guest, in French, and not offered on its own page', async ({ page }) => {
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

  test('is the first of the guest’s, but for the page’s own', campaign, async ({ browser, origin }) => {
    for (const [languages, key, locale, offered] of offers) {
      const page = await browser.newPage({ baseURL: origin });
      await prefer(page, ...languages);
      await page.goto(pathOf(key, locale));
      if (offered === undefined) await expectNoOffer(page);
      else await expect(suggestionOf(page), languages[0]).toHaveAttribute('lang', locales[offered].bcp47);
      await page.close();
    }
  });

  test('is not offered where the page shows its text', async ({ page }) => {
    await prefer(page, 'en-GB');
    await page.goto(pathOf('public-holidays-2025', 'ko'));
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expectNoOffer(page);
  });

  test('is not offered on an error page, nor once it was closed, and the focus is not lost', async ({
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
});

/** Pages of each kind of head whose headlines take the most room in many languages. */
const longTitled = [
  'home',
  'bol',
  'summer-special-dalmatia-croatia',
  'mice-alan-starigrad-paklenica',
  'faq',
  'tours',
] as const;

for (const [bar, answers, hasChosenCookies] of [
  ['[data-consent]', '.consent-buttons button', false],
  ['.suggestion', '.suggestion > :is(a, button)', true],
] as const) {
  test.describe(bar, campaign, () => {
    test.use({ hasChosenCookies });

    test('takes at most a third of a window at 400 % zoom, with both answers in sight', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      for (const locale of localeCodes) {
        await prefer(page, locales[locale].bcp47);
        await page.goto(pathOf('offers', hasChosenCookies ? (locale === 'de' ? 'en' : 'de') : locale));
        const box = await page.locator(bar).boundingBox();
        expect(box?.height, locale).toBeLessThanOrEqual(256 / 3);
        await expect(page.locator(answers)).toHaveCount(2);
        for (const answer of await page.locator(answers).all()) {
          await answer.focus();
          await expect(answer, locale).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test('never covers a headline, and the page ends above it', async ({ page }) => {
      await prefer(page, 'fr-FR');
      for (const [offset, locale] of (['hr', 'de', 'uk', 'ko', 'hu', 'fi', 'cz'] as const).entries()) {
        for (const key of sampleOf(longTitled, 3, offset)) {
          await page.goto(pathOf(key, locale));
          await page.locator(bar).waitFor();
          for (const [width, height] of firstWindows) {
            await page.setViewportSize({ width, height });
            const headline = await page.locator('h1').boundingBox();
            const cover = await page.locator(bar).boundingBox();
            const end = (headline?.y ?? 0) + (headline?.height ?? 0);
            expect.soft(end, `${key} in ${locale} at ${width}×${height}`).toBeLessThanOrEqual(cover?.y ?? 0);
          }
        }
        const room = await page.evaluate((selector) => {
          scrollTo(0, document.documentElement.scrollHeight);
          const last = document.querySelector('.imprint')?.getBoundingClientRect().bottom ?? 0;
          return (document.querySelector(selector)?.getBoundingClientRect().top ?? 0) - last;
        }, bar);
        expect(room, locale).toBeGreaterThanOrEqual(0);
      }
    });

    test('moves nothing when it comes and goes, and has no fault of axe', async ({ page }) => {
      await noteShifts(page);
      await prefer(page, 'fr-FR');
      for (const width of [360, 1280]) {
        // A page that is shorter than the window too.
        await page.setViewportSize({ width, height: width === 1280 ? 2400 : 740 });
        for (const key of ['offers', 'faq', 'home', 'kids-stay-free'] as const) {
          await page.context().clearCookies({ name: hasChosenCookies ? 'none' : 'consent' });
          await page.goto(pathOf(key, 'de'));
          await expect(page.locator(bar)).toBeVisible();
          expect(await readShifts(page), key).toEqual([]);
          expect(await findViolations(page), key).toEqual([]);
        }
        await page.locator(`${answers}:not([value="all"], a)`).click();
        await expect(page.locator(bar)).toBeHidden();
        expect(await readShifts(page)).toEqual([]);
        await page.evaluate(() => localStorage.clear());
      }
    });
  });
}
