/** The notices at the lower edge of the window: the choice of cookies, and the page in the guest's language. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { localeCodes, locales } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { findViolations } from './axe.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { prefer } from './prefer.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';
import { firstWindows } from './windows.ts';

const choiceOf = (page: Page) => page.locator('[data-consent]');
const suggestionOf = (page: Page) => page.locator('.suggestion');

async function readConsent(context: BrowserContext): Promise<unknown> {
  const kept = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(kept).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  return JSON.parse(decodeURIComponent(kept?.value ?? 'null'));
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

  test('carries the bar of a page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pathOf('hotel-soline-brela', 'en'));
    const bar = page.locator('.ask-bar');
    const lowerEdge = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    await expect
      .poll(async () => (await lowerEdge(bar)) - Math.round((await choiceOf(page).boundingBox())?.y ?? 0))
      .toBe(0);
    await choiceOf(page).locator('[value="necessary"]').click();
    await expect.poll(() => lowerEdge(bar)).toBe(640);
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
