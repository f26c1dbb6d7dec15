import type { Page } from '@playwright/test';
import { isCampaign, sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
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

// French guests on a page in English: the language is suggested, and cookies are asked for.
const states = [
  { state: 'with the notices open', hasAnswered: false, locale: 'fr-FR' },
  { state: 'without notices', hasAnswered: true, locale: 'en-GB' },
] as const;

const sizes = [
  [360, 740],
  [1280, 800],
] as const;

for (const [at, [width, height]] of sizes.entries()) {
  for (const [offset, { state, hasAnswered, locale }] of states.entries()) {
    test(`every stop is in order and in sight at ${width}×${height}, ${state}`, async ({
      browser,
      siteUrl,
    }) => {
      const context = await browser.newContext({ locale, viewport: { width, height } });
      if (hasAnswered) await answerConsent(context, siteUrl);
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const chosen = sampleOf(specimensOf('en'), states.length * sizes.length, at * states.length + offset);
      for (const [turn, { name, path }] of chosen.entries()) {
        // The header and the footer are those of the first page.
        const isWhole = isCampaign || turn === 0;
        await page.goto(path);
        const isOffered = await page.locator('link[hreflang="fr"]').count();
        if (!hasAnswered && isOffered > 0) await page.locator('.suggestion').waitFor({ state: 'attached' });
        const stops = await listStops(page, isWhole ? 'body' : 'main');
        expect.soft(await walk(page, 'Tab', stops), `${name}, forwards`).toEqual([]);
        if (!isCampaign && turn % 4 > 0) continue;
        expect.soft(await walk(page, 'Shift+Tab', stops), `${name}, backwards`).toEqual([]);
      }
      await context.close();
    });
  }
}
