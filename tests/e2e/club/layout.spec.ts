import type { Page } from '@playwright/test';
import type { Locale } from '../../../generated/locales.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { expect, test } from './club.ts';
import { walk } from './walk.ts';

/** Parts of the dialog that do not fit, as far as a script can see: each with its position and text. */
function findMisfits(page: Page): Promise<string[]> {
  return page.locator('dialog[open]').evaluate((dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const visible = [...dialog.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility() && element.closest('.visually-hidden, svg, select') === null,
    );
    const outside = visible.filter((element) => {
      const box = element.getBoundingClientRect();
      const field = element.closest('.field')?.getBoundingClientRect() ?? { left, right };
      return box.width > 0 && (box.left < field.left - 0.5 || box.right > field.right + 0.5);
    });
    const cut = visible.filter((element) => {
      const isText = element.matches('button, a, p, label, h2, h3, dt, dd, summary, li');
      return isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    });
    const covered = visible.filter((element) => {
      if (!element.matches('button, input, select, a, summary')) return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = y + height / 2;
      const above = document.elementFromPoint(x + width / 2, middle);
      if (above === null || middle < top || middle > bottom || element.contains(above)) return false;
      // Below what stays in sight, or below the open list.
      return above.closest('h2, .close, .country-panel') === null;
    });
    const sideways = [dialog, document.documentElement].filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    return [...outside, ...cut, ...covered, ...sideways].map(
      (element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 60)}`,
    );
  });
}

/** Controls that are too small to be hit: 44 px for those of each step, 24 px for all (WCAG 2.2, 2.5.8). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator('dialog[open]').evaluate((dialog) => {
    const main =
      '.primary, .secondary, .google, .close, .link, .phone-change, .country-button, select, label';
    const inputs = 'input:not([type="checkbox"], [readonly])';
    const controls = [...dialog.querySelectorAll<HTMLElement>(`${main}, ${inputs}, button, a, summary`)];
    return controls
      .filter((control) => control.checkVisibility() && control.closest('.visually-hidden') === null)
      .filter((control) => control.tagName !== 'LABEL' || control.querySelector('input') !== null)
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isMain = control.matches(`${main}, ${inputs}`) && !control.matches('label');
        const least = isMain ? 44 : 24;
        const isSmall = height < least - 0.5 || width < least - 0.5;
        return isSmall ? [`${control.outerHTML.slice(0, 80)}: ${width} × ${height}`] : [];
      });
  });
}

const sizes = [
  [320, 640],
  [1280, 800],
  [360, 740],
] as const;

for (const locale of sampleOf(['ko', 'hr', 'en', 'ru'] satisfies Locale[], 4, 0)) {
  test(`every step fits 320, 360 and 1280 px in ${locale}, and with text twice as large`, async ({
    page,
    club,
  }) => {
    const session = await page.context().newCDPSession(page);
    /** The text size of the browser's settings. */
    const setFontSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await walk(club, locale, async (state) => {
      for (const [width, height] of sampleOf(sizes, 3, 0)) {
        await page.setViewportSize({ width, height });
        expect(await findMisfits(page), `${state} at ${width}`).toEqual([]);
        expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await setFontSize(32);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        'the size of text',
      ).toBe('32px');
      expect(await findMisfits(page), `${state} with large text`).toEqual([]);
      await setFontSize(16);
    });
  });
}
