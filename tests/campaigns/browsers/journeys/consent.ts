import { expect } from 'vitest';
import { expectStep, opener } from '../fixture/club.ts';
import type { Journeys } from '../fixture/page.ts';

const bar = '[data-consent]';
const bottomOf = (name: string) =>
  Math.round(document.querySelector(name)?.getBoundingClientRect().bottom ?? Number.NaN);

export const consent: Journeys = {
  'answers the question of cookies once': async (page) => {
    await page.open('/en/');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    expect(await page.shows(bar)).toBe(true);
    await page.press(opener);
    await expectStep(page, 'registerEmail');
    // WebKit moves what is fixed a frame after the page has lost its scroll position to the dialog.
    await expect.poll(() => page.evaluate(bottomOf, bar), { message: 'the bar under the dialog' }).toBe(800);
    await page.key('Escape');
    await expect.poll(() => page.shows('dialog[data-step]')).toBe(false);
    await page.press(`${bar} .consent-buttons button`);
    await expect.poll(() => page.shows(bar)).toBe(false);
    await page.open('/en/offers');
    expect(await page.shows(bar)).toBe(false);
    await page.press('[data-change-consent]');
    await expect.poll(() => page.shows(bar)).toBe(true);
  },
};
