/**
 * Every kind of page. By day each is visited in one language, in a campaign in all, in each scheme and width: whether it
 * throws, breaks its policy, moves by itself, has a fault that axe finds, and fits the smallest window.
 */
import { localeCodes } from '../../generated/locales.ts';
import { isCampaign, sampleOf } from '../runner/campaigns.ts';
import { findViolations } from './axe.ts';
import { mayShift, noteShifts, readShifts } from './layout-shifts.ts';
import { findMisfits } from './misfits.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

/** The rules that look at colours; the others see the same in both schemes. */
const rules = ['color-contrast', 'link-in-text-block'];

for (const [offset, locale] of localeCodes.entries()) {
  test(`pages in ${locale} are as they should be`, async ({ page }) => {
    await noteShifts(page);
    // Headers and footers of all pages are alike.
    const part = isCampaign || offset % 5 === 0 ? 'html' : 'main';
    const specimens = sampleOf(specimensOf(locale), localeCodes.length, offset);
    const inDark = sampleOf(specimens, 2, offset);
    // Korean needs fewer characters.
    const fewest = locale === 'ko' ? /\S[\s\S]{60,}/ : /\S[\s\S]{80,}/;
    for (const specimen of specimens) {
      const { name, path } = specimen;
      // Colours that change gradually would be measured on their way.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.locator('main'), name).toHaveText(fewest);
      const shifts = await readShifts(page);
      expect
        .soft(
          shifts.filter((shift) => !mayShift.test(shift)),
          name,
        )
        .toEqual([]);
      expect.soft(await findViolations(page, { part }), `${name}, light`).toEqual([]);
      if (inDark.includes(specimen)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await findViolations(page, { part, rules }), `${name}, dark`).toEqual([]);
      }
      for (const width of sampleOf([320, 768, 1280], 3, 0)) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await findMisfits(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Those with long words, with another script, and with words that only break in some places. */
for (const locale of ['de', 'hu', 'fi', 'ru', 'ko'] as const) {
  test(`everything fits when text is twice as large, in ${locale}`, campaign, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, path } of specimensOf(locale)) {
      // Where only the page’s text is enlarged, what depends on the window’s width stays.
      for (const standard of [16, 32]) {
        await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
        await page.goto(path);
        if (standard === 16)
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe('32px');
        expect.soft(await findMisfits(page), `${name}, ${standard}`).toEqual([]);
      }
    }
  });
}

test('the header is one row in every language at every width', campaign, async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(pathOf('offers', locale));
    for (const width of [320, 360, 767, 768, 1247, 1248]) {
      await page.setViewportSize({ width, height: 740 });
      const box = await page.locator('.site-header').boundingBox();
      // Its height is that of a row, and its edge.
      expect.soft(box, `${locale} at ${width}`).toMatchObject({ width, height: 65 });
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in open menus, ${colorScheme}`, campaign, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(pathOf('offers', 'de'));
      for (const summary of await page.locator('header summary:visible').all()) {
        await summary.click();
        const label = `${await summary.textContent()} at ${width}`;
        expect(await findViolations(page, { part: '.site-header' }), label).toEqual([]);
        await summary.click();
      }
    }
  });
}

for (const width of [360, 1280]) {
  test(
    `a page from right to left is mirrored, but for its map, at ${width} px`,
    campaign,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const key of ['home', 'offers', 'hotel-soline-brela', 'destinations'] as const) {
        await page.goto(pathOf(key, 'en'));
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${key} scrolls sideways`).toBeLessThanOrEqual(0);
        const emblem = await page.locator('header a').first().boundingBox();
        const middle = (emblem?.x ?? 0) + (emblem?.width ?? 0) / 2;
        expect(middle, `the emblem of ${key}`).toBeGreaterThan(width / 2);
      }
      const placeOf = async (name: string) =>
        (await page.locator('.map a', { hasText: name }).locator('circle').boundingBox())?.x ?? Number.NaN;
      expect(await placeOf('Tučepi')).toBeGreaterThan(await placeOf('Starigrad'));
    },
  );
}
