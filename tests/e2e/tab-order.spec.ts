import type { Page } from '@playwright/test';
import { isCampaign, sampleOf } from '../runner/campaigns.ts';
import { campaign, expect, test } from './site.ts';
import { describeFocus, listStops } from './tab-stops.ts';
import { specimensOf } from './templates.ts';

/** Goes with a key from stop to stop, backwards from the last, where the way forwards has ended; gives what is wrong at some. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: readonly string[]): Promise<string[]> {
  const expected = key === 'Tab' ? stops : stops.toReversed().slice(1);
  const faults: string[] = [];
  for (const stop of expected) {
    await page.keyboard.press(key);
    const { label, fault } = await describeFocus(page);
    if (label !== stop) return [...faults, `the focus is on ${label} instead of ${stop}`];
    if (fault !== undefined) faults.push(`${label}: ${fault}`);
  }
  return faults;
}

const sizes = [
  [360, 740],
  [1280, 800],
] as const;

// French guests on a page in English: the language is suggested, and cookies are asked for.
for (const hasChosenCookies of [false, true]) {
  test.describe(hasChosenCookies ? 'without notices' : 'with the notices open', () => {
    test.use({ hasChosenCookies, locale: hasChosenCookies ? 'en-GB' : 'fr-FR' });

    for (const [at, [width, height]] of sizes.entries()) {
      const isDaily = hasChosenCookies === width > 360;
      for (const { name, path } of sampleOf(specimensOf('en'), 36, 1 + at))
        test(
          `every stop is in order and in sight at ${width}×${height}: ${name}`,
          isDaily ? {} : campaign,
          async ({ page }) => {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await page.goto(path);
            const isOffered = await page.locator('link[hreflang="fr"]').count();
            if (!hasChosenCookies && isOffered > 0)
              await page.locator('.suggestion').waitFor({ state: 'attached' });
            const stops = await listStops(page);
            expect.soft(await walk(page, 'Tab', stops), 'forwards').toEqual([]);
            if (isCampaign) expect.soft(await walk(page, 'Shift+Tab', stops), 'backwards').toEqual([]);
          },
        );
    }
  });
}
