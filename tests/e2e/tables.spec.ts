/** Tables of texts and of facts: a column is as wide as its longest word, in all windows. */
import { type Locale, localeCodes } from '../../generated/locales.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

/** By day: long words, and a language whose texts have most of the tables. */
const daily: readonly Locale[] = ['en', 'fi'];

for (const locale of localeCodes) {
  test(`no word is torn in the tables of ${locale}`, {
    ...(!daily.includes(locale) && campaign),
  }, async ({ page, siteUrl }) => {
    const sitemap = await (await fetch(`${siteUrl}/sitemap-${locale}.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    // Its styles show the tables of all pages.
    const comparison = `${pathOf('hotels', locale)}?compare=hotel-alga-tucepi&compare=hotel-soline-brela`;
    await page.goto(comparison);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const { count, faults } = await page.evaluate(findTornWords, [comparison, ...paths]);
      expect(count).toBeGreaterThan(10);
      expect.soft(faults, `${width} px`).toEqual([]);
    }
  });
}

/** Shows the tables of each page in this one. Runs in the browser. */
async function findTornWords(paths: readonly string[]): Promise<{ count: number; faults: string[] }> {
  const parser = new DOMParser();
  const faults: string[] = [];
  let count = 0;
  for (const path of paths) {
    const html = await (await fetch(path)).text();
    const main = parser.parseFromString(html, 'text/html').querySelector('main');
    if (main?.querySelector('table') === null || main === null) continue;
    count += 1;
    document.querySelector('main')?.replaceWith(main);
    for (const fold of main.querySelectorAll('details')) fold.open = true;
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`${path} is wider than the window`);
    for (const cell of main.querySelectorAll('th, td')) {
      // Where there is no room, browsers that know the language hyphenate.
      if (getComputedStyle(cell).hyphens === 'auto') continue;
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`${decodeURI(path)}: ${word}`);
        }
      }
    }
  }
  return { count, faults };
}
