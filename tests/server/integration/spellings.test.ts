/* Other spellings of every published path, as the server looks them up. */
import { describe, expect, test } from 'vitest';
import { baseLocale } from '../../../generated/locales.ts';
import { redirects } from '../../../generated/redirects.ts';
import { type Page, pages } from '../../../generated/routes/index.ts';
import { createCanonicalPathFinder } from '../../../server/pages/not-published.ts';
import { generatedTables } from '../../../server/pages/site-tables.ts';

const find = createCanonicalPathFinder(generatedTables);
const isHome = (page: Page) => page.key === 'home';

describe('another spelling of every published path is that path', () => {
  test.each<[string, (path: string, page: Page) => string | undefined]>([
    ['slash added or missing', (path, page) => (isHome(page) ? path.slice(0, -1) || undefined : `${path}/`)],
    ['doubled slash in front', (path) => `/${path}`],
    ['doubled slash inside', (path) => path.replace(/(.)\//, '$1//')],
    ['upper case', (path) => path.toUpperCase()],
    ['the base locale as prefix', (path, { locale }) => (locale === baseLocale ? `/hr${path}` : undefined)],
    ['all at once', (path) => `//${path.toUpperCase()}//`],
  ])('%s', (_what, respell) => {
    const found = pages.flatMap((page) => {
      const spelling = respell(page.path, page);
      return spelling === undefined ? [] : [[spelling, page.path, find(spelling)]];
    });
    expect(found.length).toBeGreaterThan(pages.length / 20);
    expect(found.filter(([, path, known]) => known !== path)).toEqual([]);
  });
});

test('another spelling of a moved path is that path, unless it is published', () => {
  for (const path of redirects.keys()) expect(find(`/${path.toUpperCase()}/`), path).toBe(path);
});
