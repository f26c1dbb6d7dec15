import { localeCodes } from '../../generated/locales.ts';
import { isCampaign, sampleOf } from '../runner/campaigns.ts';
import { findViolations } from './axe.ts';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
import { pathOf, specimensOf } from './templates.ts';

/** The rules that look at colours; the others see the same in both schemes. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Every kind of page is looked at in a locale, and every locale at some kinds of page, some of them in dark colours, too;
 * in a campaign each in each, in both.
 */
for (const [offset, locale] of localeCodes.entries()) {
  test(`axe finds nothing on pages in ${locale}, light and dark`, async ({ page, context, siteUrl }) => {
    await answerConsent(context, siteUrl);
    // Colours that change gradually would be measured on their way.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const specimens = sampleOf(specimensOf(locale), localeCodes.length, offset);
    // Headers and footers of all pages are alike.
    const part = isCampaign || offset % 5 === 0 ? 'html' : 'main';
    const inDark = sampleOf(specimens, 4, offset);
    for (const specimen of specimens) {
      const { name, path } = specimen;
      await page.goto(path);
      expect.soft(await findViolations(page, { part }), `${name}, light`).toEqual([]);
      if (!inDark.includes(specimen)) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findViolations(page, { part, rules }), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

for (const colorScheme of sampleOf(['light', 'dark'] as const, 2, 0)) {
  test(`axe finds nothing in open menus and notices, ${colorScheme}`, async ({ browser }) => {
    const page = await browser.newPage({ locale: 'fr-FR', colorScheme });
    const asked = colorScheme === 'light' ? {} : { rules };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.context().clearCookies();
      await page.goto(pathOf('offers', 'de'));
      await page.locator('[data-consent] summary').click();
      expect(await findViolations(page, { ...asked, part: '.consent' }), `choice at ${width}`).toEqual([]);
      await page.locator('[data-consent] [value="necessary"]').click();
      await page.locator('.suggestion').waitFor();
      expect(await findViolations(page, { ...asked, part: '.suggestion' }), `suggestion at ${width}`).toEqual(
        [],
      );
      for (const summary of await page.locator('header summary:visible').all()) {
        await summary.click();
        const label = `${await summary.textContent()} at ${width}`;
        expect(await findViolations(page, { ...asked, part: '.site-header' }), label).toEqual([]);
        await summary.click();
      }
    }
    await page.close();
  });
}

for (const [offset, locale] of sampleOf([...(['hu', 'fi', 'uk'] as const).entries()], 3, 0)) {
  test(`axe finds nothing behind the bars at the lower edge of a phone in ${locale}`, async ({ browser }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ locale: 'fr-FR', viewport });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const key of sampleOf(['tours', 'offers', 'hotels', 'home'] as const, 4, offset)) {
      await context.clearCookies();
      await page.goto(pathOf(key, locale));
      expect.soft(await findViolations(page), `${key}, choice of cookies`).toEqual([]);
      await page.locator('[data-consent] [value="necessary"]').click();
      await page.locator('.suggestion').waitFor();
      expect.soft(await findViolations(page), `${key}, suggestion`).toEqual([]);
    }
    await context.close();
  });
}
