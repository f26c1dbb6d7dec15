import type { Page } from '@playwright/test';
import type { RouteKey } from '../../generated/routes/index.ts';

/** Pages of each kind of head whose headlines take the most room in many languages. */
export const longTitled = [
  'home',
  'bol',
  'summer-special-dalmatia-croatia',
  'mice-alan-starigrad-paklenica',
  'faq',
  'tours',
] as const satisfies readonly RouteKey[];

/** Whether a bar at the window's lower edge lies on the headline of a page that nobody has scrolled. */
export function isCovered(page: Page, bar: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const headline = document.querySelector('h1')?.getBoundingClientRect();
    const cover = document.querySelector(selector)?.getBoundingClientRect();
    if (headline === undefined || cover === undefined) throw new Error(`no headline, or no ${selector}`);
    return headline.bottom > cover.top;
  }, bar);
}
