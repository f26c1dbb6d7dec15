import type { Page } from '@playwright/test';
import { formatPhone } from '../../app/components/contact/format-phone.ts';
import { messages } from '../../generated/messages/index.ts';
import { site } from '../../generated/site.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

test.beforeEach(({ context, siteUrl }) => answerConsent(context, siteUrl));

/** Style of the first that is visible. */
function styleOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .locator('visible=true')
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
      return { backgroundColor, borderTopStyle, borderTopWidth, outlineStyle };
    });
}

/** Transitions and animations of a page. */
function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const isStill = transitionDuration === '0s' && animationName === 'none' && scrollBehavior === 'auto';
      return isStill ? [] : [element.outerHTML.slice(0, 100)];
    }),
  );
}

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('buttons have an edge, and what is chosen differs', async ({ page }) => {
    const edges = { borderTopStyle: 'solid', borderTopWidth: '1px' };
    await page.goto(pathOf('home', 'en'));
    for (const selector of ['.hero .button', '.invitation .button', '.club-opener', '.headline']) {
      expect(await styleOf(page, selector), selector).toMatchObject(edges);
    }
    await page.goto(`${pathOf('hotels', 'en')}?destination=brela`);
    const chosen = await styleOf(page, '.filters [aria-current]');
    const other = await styleOf(page, '.filters a:not([aria-current])');
    expect(other).toMatchObject(edges);
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  });

  test('the page one is on differs in the menu', async ({ page }) => {
    await page.goto(pathOf('hotels', 'en'));
    const current = await styleOf(page, '.main-navigation [aria-current]');
    const other = await styleOf(page, '.main-navigation a:not([aria-current])');
    expect(current.backgroundColor).not.toBe(other.backgroundColor);
  });

  test('the focus is shown', { tag: '@campaign' }, async ({ page }) => {
    await page.goto(pathOf('hotels', 'en'));
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      expect((await styleOf(page, ':focus')).outlineStyle).toBe('solid');
    }
  });

  test('text on pictures is on a plain ground', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const selector of ['.hero-words', '.poster-words']) {
      const words = page.locator(selector).first();
      await expect(words).toHaveCSS('background-image', 'none');
      await expect(words).toHaveCSS('background-color', ground);
    }
  });
});

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('there is no navigation, and nothing to press; no motion where none is wanted', async ({ page }) => {
    for (const { name, path } of sampleOf(specimensOf('en'), 3, 0)) {
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await listMoving(page), name).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1'), name).toBeVisible();
      const left = page
        .locator('nav, button, .button, summary:not(.prose *), .notices > *')
        .locator('visible=true');
      expect(await left.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 100))), name).toEqual(
        [],
      );
    }
  });

  for (const locale of sampleOf(['hr', 'uk', 'ko'] as const, 3, 1)) {
    test(`an offer and a property in ${locale} say whom to call, once, and lead to no other page`, async ({
      page,
    }) => {
      for (const key of ['free-dinner', 'summer-special-dalmatia-croatia', 'hotel-soline-brela'] as const) {
        await page.goto(pathOf(key, locale));
        const seen = (text: string) => page.getByText(text, { exact: true }).locator('visible=true');
        await expect(seen(formatPhone(site.contact.phone)), key).toHaveCount(1);
        const left = page.getByRole('heading', { name: messages[locale].listing.related, exact: true });
        await expect(left, key).toHaveCount(0);
        await expect(page.locator('.share, .see-all, .open-state').locator('visible=true'), key).toHaveCount(
          0,
        );
      }
    });
  }

  test('a map leaves most of the sheet to the text', async ({ page }) => {
    // The width of an A4 sheet between its margins.
    await page.setViewportSize({ width: 720, height: 1040 });
    for (const [key, most] of [
      ['hotel-soline-brela', 0.45],
      ['destinations', 0.7],
    ] as const) {
      await page.goto(pathOf(key, 'hr'));
      const box = await page.locator('.map').first().boundingBox();
      expect(box?.width, key).toBeLessThan(720 * most);
      expect(box?.height, key).toBeLessThan(1040 * most);
    }
  });

  test('words stay readable without grounds', async ({ page }) => {
    for (const key of ['home', 'brela', 'free-dinner'] as const) {
      await page.goto(pathOf(key, 'en'));
      // As printers do.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { background: none !important; } img { visibility: hidden; }');
        document.adoptedStyleSheets = [sheet];
      });
      const words = page.locator('h1, h2, h3, p, dt, dd, a').locator('visible=true');
      const pale = await words.evaluateAll((all) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (context === null) throw new Error('no canvas');
        return all.flatMap((one) => {
          context.fillStyle = getComputedStyle(one).color;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
          return red + green + blue > 3 * 140 ? [one.outerHTML.slice(0, 100)] : [];
        });
      });
      expect(pale, key).toEqual([]);
    }
  });
});

test.describe('without motion', () => {
  /** Notes whether pages pass into each other by a transition. */
  async function noteTransitions(page: Page): Promise<void> {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { hasTransition: event.viewTransition !== null });
      });
    });
  }

  for (const [reducedMotion, expected] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    test(`from page to page, a preference of ${reducedMotion} counts`, async ({ page }) => {
      await noteTransitions(page);
      await page.emulateMedia({ reducedMotion });
      await page.goto(pathOf('offers', 'en'));
      await page.locator('.wordmark').click();
      await expect(page.locator('body')).toHaveAttribute('data-route', 'home');
      expect(await page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(expected);
    });
  }
});
