import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { baseLocale, localeCodes, locales } from '../../../generated/locales.ts';
import { redirects } from '../../../generated/redirects.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { builtSite } from '../../documents/fixture/built-site.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { collectFaults, withBuiltSite } from './fixture/built-site.ts';
import { publicOrigin as origin } from './fixture/public-origin.ts';

const site = withBuiltSite();
const { pages } = builtSite;

const differ = (what: string, got: unknown, want: unknown): readonly string[] =>
  got === want ? [] : [`${what} is ${String(got)}, not ${String(want)}`];

const captured = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const redirected = ({ status, headers }: Answer, location: string) => [
  ...differ('status', status, 301),
  ...differ('location', headers.location, location),
];

type Check = (page: Page, answer: Answer) => readonly string[];

const isThePage: Check = (page, { status, headers, text }) => [
  ...differ('status', status, 200),
  ...differ('content type', headers['content-type'], 'text/html; charset=utf-8'),
  ...differ('lang', captured(text, /<html lang="([^"]*)"/), locales[page.locale].bcp47),
  ...differ('route', captured(text, /<body[^>]* data-route="([^"]*)"/), page.key),
  ...differ('controller', captured(text, /<body[^>]* data-controller="([^"]*)"/), page.controller),
  ...differ('locale', captured(text, /<body[^>]* data-locale="([^"]*)"/), page.locale),
  ...differ(
    'canonical',
    captured(text, /<link rel="canonical" href="([^"]*)"/),
    origin + encodeURI(page.path),
  ),
  ...differ('headings', text.match(/<h1[ >]/g)?.length, 1),
];

const namesItsVersions: Check = (page, { text }) => {
  if (!page.indexable) return [];
  const links = [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
  const got = links.map(([, hreflang, href]) => `${hreflang} ${href}`);
  const want = builtSite
    .alternates(page.key)
    .map(({ hreflang, path }) => `${hreflang} ${origin}${encodeURI(path)}`);
  return differ('alternates', got.join(), want.join());
};

/** Holds nothing that its content security policy would refuse. */
const keepsItsPolicy: Check = (_page, { text, headers }) => [
  ...differ('a style attribute', /\sstyle="/.test(text), false),
  ...[...text.matchAll(/<(script|style)>([^<]*)<\/\1>/g)].flatMap(([, name = '', inline = '']) => {
    const hash = createHash('sha256').update(inline).digest('base64');
    const isAllowed = headers['content-security-policy']?.includes(`'sha256-${hash}'`);
    return differ(`an inline ${name} allowed`, isAllowed, true);
  }),
  ...differ('another inline style', /<style(?!>[^<]*<\/style>)/.test(text), false),
  ...differ(
    'another inline script',
    /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))/.test(
      text.replace(/<script>[^<]*<\/script>/, ''),
    ),
    false,
  ),
  ...differ('event attribute', /<[^>]*\son[a-z]+="/.test(text), false),
];

test('every published path is its page, names its versions and keeps its policy', async () => {
  expect(pages.length).toBeGreaterThan(4000);
  const faults = await collectFaults(
    site(),
    pages,
    (page) => encodeURI(page.path),
    (page, answer) => [isThePage, namesItsVersions, keepsItsPolicy].flatMap((check) => check(page, answer)),
  );
  expect(faults).toEqual([]);
});

test('every redirect of the table is answered', async () => {
  const faults = await collectFaults(
    site(),
    [...redirects],
    ([path]) => encodeURI(path),
    ([, redirect], answer) =>
      redirect.status === 410 ? differ('status', answer.status, 410) : redirected(answer, redirect.location),
  );
  expect(redirects.size).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

describe('another spelling of every published path leads to it', () => {
  const isHome = (page: Page) => page.key === 'home';
  const some = sampleOf(pages, 10, 0);
  test.each<[string, (path: string, page: Page) => string | undefined]>([
    ['slash added or missing', (path, page) => (isHome(page) ? path.slice(0, -1) || undefined : `${path}/`)],
    ['doubled slash in front', (path) => `/${path}`],
    [
      'doubled slash inside',
      (path) => (path.indexOf('/', 1) > 0 ? path.replace(/(.)\//, '$1//') : undefined),
    ],
    ['upper case', (path) => (/[a-z]/i.test(path) ? path.toUpperCase() : undefined)],
    ['the base locale as prefix', (path, page) => (page.locale === baseLocale ? `/hr${path}` : undefined)],
    ['all at once', (path) => `//${path.toUpperCase()}//?x=1`],
  ])('%s', async (_what, respell) => {
    const spelled = some.flatMap((page) => {
      const spelling = respell(page.path, page);
      return spelling === undefined ? [] : [{ spelling, path: page.path }];
    });
    const faults = await collectFaults(
      site(),
      spelled,
      ({ spelling }) => encodeURI(spelling),
      ({ path }, answer) => redirected(answer, encodeURI(path)),
    );
    expect(spelled.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

describe('what the documents name without a page is 404 in its language', () => {
  const unpublished = [
    '/restorani/beach-borak',
    '/en/restaurants/beach-borak',
    '/en/restaurants/konoba-batela',
    '/en/restaurants/beach-zlatni-rat',
    '/tours/best-of-brac',
    '/en/tours/dragon-cave',
    '/de/tours/vidova-gora',
    '/en/tours/dubrovnik-krka',
    '/ko/restaurants/oliva-tucepi',
    '/pt/restaurants/oliva-tucepi',
    '/fr/no-such-page',
    '/en/offer/57',
  ];
  test.each(unpublished)('%s', async (path) => {
    const { status, text } = await ask(site(), path);
    const code = localeCodes.find((locale) => path.startsWith(`/${locale}/`)) ?? baseLocale;
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${locales[code].bcp47}"`);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('with the versions that exist', async () => {
    const { text } = await ask(site(), '/ko/restaurants/oliva-tucepi');
    const versions = pages.filter(({ key }) => key === 'oliva-tucepi');
    expect(versions.length).toBeGreaterThan(10);
    for (const { path } of versions) expect(text).toContain(`href="${encodeURI(path)}"`);
  });
});

describe('error pages of the build', () => {
  test.each([
    ['/%zz', 400, 'hr'],
    ['/se/%zz', 400, 'sv'],
    ['/dk/ingenting', 404, 'da'],
    ['/cz/nic', 404, 'cs'],
  ])('%s is %i in %s', async (path, status, lang) => {
    const answer = await ask(site(), path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^<!doctype html>/i);
    expect(answer.text).toContain(`<html lang="${lang}"`);
  });
});

test('sitemaps name published, indexable pages of the public origin, each once', async () => {
  const { text: index, headers } = await ask(site(), '/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => String(loc));
  expect(maps).toEqual(localeCodes.map((code) => `${origin}/sitemap-${code}.xml`));
  const listed: string[] = [];
  for (const map of maps) {
    const { status, text } = await ask(site(), new URL(map).pathname);
    expect(status).toBe(200);
    listed.push(...[...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => String(loc)));
  }
  const indexable = pages.filter((page) => page.indexable).map(({ path }) => origin + encodeURI(path));
  expect(listed.toSorted()).toEqual(indexable.toSorted());
});
