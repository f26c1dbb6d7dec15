import { expect } from 'vitest';
import { pathOf } from '../../../e2e/templates.ts';
import { firstWindows } from '../../../e2e/windows.ts';
import type { Journeys, Page } from '../fixture/page.ts';

/** Parts of a hero's headline, sentence and links that are not wholly in the window. */
function findHidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('.hero h1, .hero .lead, .hero .button')];
    const hidden = words.flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isSeen
        ? []
        : [`${element.textContent}: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
    });
    return words.length < 2 ? ['there is no hero'] : hidden;
  });
}

export const firstView: Journeys = {
  'reads headline, sentence and links of the heroes without scrolling': async (page) => {
    await page.answerConsent();
    for (const key of ['home', 'brela'] as const) {
      await page.open(pathOf(key, 'en'));
      for (const [width, height] of firstWindows) {
        await page.resize(width, height);
        expect.soft(await findHidden(page), `${key} at ${width} × ${height}`).toEqual([]);
      }
    }
  },
};
