/** Rules that hold in every site: in this one, and in the small one of a case with odd entries. */
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../generator/run/generate.ts';
import { type GeneratedModules, loadGenerated } from './fixture/load-generated.ts';
import { writeCases } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();

type Check = (generated: GeneratedModules) => void;

const checks: Readonly<Record<string, Check>> = {
  'lookup(path) is the page, for every page': ({ routes }) => {
    for (const page of routes.pages) {
      expect(routes.lookup(page.path)).toBe(page);
      expect(routes.findPage(page.key, page.locale)).toBe(page);
      expect(routes.versions(page.key)).toContain(page);
    }
    expect(new Set(routes.pages.map((page) => page.path)).size).toBe(routes.pages.length);
  },

  'a path begins with its locale’s prefix, which identifies the locale': ({ routes, locales }) => {
    for (const page of routes.pages) {
      expect(page.path.startsWith(`${locales.locales[page.locale]?.prefix}/`)).toBe(true);
      expect(locales.localeOfPath(page.path)).toBe(page.locale);
      expect(page.path).toBe(page.path.normalize('NFC'));
    }
  },

  'alternates are reciprocal and hold x-default exactly once': ({ routes, locales }) => {
    for (const page of routes.pages) {
      const list = routes.alternates(page.key);
      const versions = list.filter(({ hreflang }) => hreflang !== 'x-default');
      const defaults = list.filter(({ hreflang }) => hreflang === 'x-default');
      expect(versions.some(({ path }) => path === page.path)).toBe(page.indexable);
      expect(defaults).toHaveLength(versions.length === 0 ? 0 : 1);
      expect(new Set(versions.map(({ hreflang }) => hreflang)).size).toBe(versions.length);
      for (const { path, locale, hreflang } of versions) {
        expect(routes.lookup(path)).toMatchObject({ key: page.key, locale, indexable: true });
        expect(hreflang).toBe(locales.locales[locale]?.bcp47);
        expect(routes.alternates(routes.lookup(path)?.key ?? '')).toEqual(list);
      }
      if (defaults.length > 0) expect(versions.map(({ path }) => path)).toContain(defaults[0]?.path);
    }
  },

  'href is percent-encoded ASCII that a browser does not change, and decodes back': ({ routes }) => {
    for (const page of routes.pages) {
      const href = routes.href(page.key, page.locale);
      expect(href).toMatch(/^\/[!-~]*$/);
      expect(decodeURIComponent(href)).toBe(page.path);
      expect(new URL(href, 'https://hotels.example').pathname).toBe(href);
    }
  },

  'titles are never empty, document titles unique within their locale': ({ routes }) => {
    const titles = routes.pages.map((page) => `${page.locale} ${page.documentTitle}`);
    expect(new Set(titles).size).toBe(titles.length);
    for (const page of routes.pages) expect(page.title).not.toBe('');
  },

  'parents are pages of the same locale, without circles': ({ routes }) => {
    for (const page of routes.pages) {
      const passed = new Set([page.key]);
      for (let at = page.parent; at !== undefined; at = routes.findPage(at, page.locale)?.parent) {
        expect(routes.findPage(at, page.locale)).toBeDefined();
        expect(passed).not.toContain(at);
        passed.add(at);
      }
    }
  },

  'redirects lead straight to a page, and never from one': ({ routes, redirects }) => {
    for (const [from, answer] of redirects.redirects) {
      expect(routes.lookup(from)).toBeUndefined();
      if (answer.status === 301) expect(routes.lookup(decodeURIComponent(answer.location))).toBeDefined();
    }
  },
};

const odd = () => writeCases(tempFolder(), 'output-of-path-rules');

/** The generated code of this site, as it is committed. */
async function loadCommitted(): Promise<GeneratedModules> {
  const [routes, locales, redirects] = await Promise.all([
    import('../../generated/routes/index.ts'),
    import('../../generated/locales.ts'),
    import('../../generated/redirects.ts'),
  ]);
  return { routes: { ...routes, ...routes.indexPages(routes.pages) }, locales, redirects } as never;
}

describe.each<[site: string, load: () => Promise<GeneratedModules>]>([
  ['this site', loadCommitted],
  ['a site with odd entries', () => loadGenerated(odd(), tempFolder())],
])('in %s', (_site, load) => {
  let generated: GeneratedModules;
  beforeAll(async () => {
    generated = await load();
    expect(generated.routes.pages.length).toBeGreaterThan(10);
  });

  test.each(Object.entries(checks))('%s', (_rule, check) => check(generated));
});

test('two runs give the same bytes', async () => {
  const [one, other] = [await generate(odd()), await generate(odd())];
  expect([...(one.files ?? [])]).toEqual([...(other.files ?? [])]);
  expect(one.files?.size).toBeGreaterThan(15);
});
