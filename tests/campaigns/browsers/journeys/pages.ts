import { expect } from 'vitest';
import type { Journeys } from '../fixture/page.ts';

export const pages: Journeys = {
  'changes the language and stays on the page': async (page) => {
    await page.answerConsent();
    await page.open('/en/hotel-soline-brela');
    await page.press('.languages summary');
    await page.press('.languages a[lang="sv"]');
    await expect.poll(() => page.attribute('html', 'lang')).toBe('sv');
    expect(await page.attribute('body', 'data-route')).toBe('hotel-soline-brela');
    await page.evaluate(() => history.back());
    await expect.poll(() => page.attribute('html', 'lang')).toBe('en');
  },

  'finds a page by searching': async (page) => {
    await page.answerConsent();
    await page.open('/en/');
    await page.press('[data-search-opener]');
    await expect.poll(() => page.shows('.search-dialog[open]')).toBe(true);
    await page.write('tucepi');
    await expect.poll(() => page.attribute('.search-results li:nth-child(2) a', 'href')).toMatch(/^\/en\//);
    await expect.poll(() => page.text('.search-dialog [role="status"]')).toMatch(/^\d+ /);
    await page.key('ArrowDown');
    await page.key('Enter');
    await expect.poll(() => page.attribute('body', 'data-route')).toBe('tucepi');
  },

  'opens the menu on a phone, and follows it': async (page) => {
    await page.answerConsent();
    await page.resize(360, 640);
    await page.open('/en/');
    await page.press('.menu summary');
    await page.key('Escape');
    await expect.poll(() => page.shows('.menu nav')).toBe(false);
    await page.press('.menu summary');
    await page.press('.menu nav a[href="/en/offers"]');
    await expect.poll(() => page.attribute('body', 'data-route')).toBe('offers');
  },
};
