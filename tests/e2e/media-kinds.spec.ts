/** Pages in forced colours, on paper, and where no motion is wanted. */
import type { Page } from '@playwright/test';
import { formatPhone } from '../../app/components/entry/contact.tsx';
import { messages } from '../../generated/messages/index.ts';
import { site } from '../../generated/site.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

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

test('in forced colours, buttons have an edge, and what is chosen differs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = { borderTopStyle: 'solid', borderTopWidth: '1px' };
  await page.goto(pathOf('home', 'en'));
  for (const selector of ['.hero .button', '.invitation .button', '.club-opener', '.headline'])
    expect(await styleOf(page, selector), selector).toMatchObject(edges);
  // Text on pictures is on a plain ground.
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const selector of ['.hero-words', '.poster-words']) {
    const words = page.locator(selector).first();
    await expect(words).toHaveCSS('background-image', 'none');
    await expect(words).toHaveCSS('background-color', ground);
  }
  await page.goto(`${pathOf('hotels', 'en')}?destination=brela`);
  await page.locator('.filter-menu > summary').first().click();
  for (const [chosen, other] of [
    ['.filters [aria-current]', '.filters a:not([aria-current])'],
    ['.main-navigation [aria-current]', '.main-navigation a:not([aria-current])'],
  ] as const) {
    const plain = await styleOf(page, other);
    expect((await styleOf(page, chosen)).backgroundColor, chosen).not.toBe(plain.backgroundColor);
  }
  expect(await styleOf(page, '.filters a:not([aria-current])')).toMatchObject(edges);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect((await styleOf(page, ':focus')).outlineStyle).toBe('solid');
  }
});

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

test('on paper there is no navigation, and nothing to press; no motion where none is wanted', async ({
  page,
}) => {
  for (const { name, path } of sampleOf(specimensOf('en'), 9, 0)) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await listMoving(page), name).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1'), name).toBeVisible();
    const left = page
      .locator('nav, button, .button, summary:not(.prose *, .fact-folds *), .notices > *')
      .locator('visible=true');
    expect(await left.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 100))), name).toEqual([]);
  }
});

test('on paper, the facts of a restaurant are unfolded, under one heading', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathOf('tavern-vallum-bol', 'en'));
  await expect(page.locator('[data-fact="hours"] li').last()).toBeVisible();
  const title = page.getByText(messages.en.accommodation.facts, { exact: true });
  await expect(title.locator('visible=true')).toHaveCount(1);
});

test.describe('on paper', campaign, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('an offer and a property say whom to call, once, and lead to no other page', async ({ page }) => {
    for (const locale of ['hr', 'uk', 'ko'] as const) {
      for (const key of ['free-dinner', 'summer-special-dalmatia-croatia', 'hotel-soline-brela'] as const) {
        await page.goto(pathOf(key, locale));
        const phone = page.getByText(formatPhone(site.contact.phone), { exact: true });
        await expect(phone.locator('visible=true'), key).toHaveCount(1);
        const related = page.getByRole('heading', { name: messages[locale].listing.related, exact: true });
        await expect(related, key).toHaveCount(0);
        const others = page.locator('.share, .see-all, .open-state').locator('visible=true');
        await expect(others, key).toHaveCount(0);
      }
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
