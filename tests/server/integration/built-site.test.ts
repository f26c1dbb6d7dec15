/* The server of the build: every page in two languages and some in the others, redirects, and what is not there. */
import { describe, expect, test } from 'vitest';
import { searchPath } from '../../../app/declarations/search-addresses.ts';
import { baseLocale, localeCodes, localeOfPath, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { redirects } from '../../../generated/redirects.ts';
import { absentEntries } from '../../../generated/routes/absent.ts';
import { encodePath, findPage, pages } from '../../../generated/routes/index.ts';
import { isCampaign, sampleOf } from '../../runner/campaigns.ts';
import { ask } from './fixture/ask.ts';
import { collectFaults, withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();
const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

/** The addresses in the list of an error page under a heading. */
function linksUnder(html: string, title: string): readonly string[] {
  const [, list = ''] = html.split(`<h2>${title}</h2>`);
  return hrefsIn(list.slice(0, list.indexOf('</section>')));
}

test('published paths are answered with their pages', async () => {
  const asked = pages.filter(
    ({ locale }, index) => isCampaign || locale === baseLocale || locale === 'en' || index % 20 === 0,
  );
  const faults = await collectFaults(
    site(),
    asked,
    ({ path }) => encodePath(path),
    ({ key, locale }, { status, headers, text }) => {
      const body = new RegExp(`<body[^>]* data-route="${key}"[^>]* data-locale="${locale}"`);
      const isPage = status === 200 && body.test(text);
      return isPage && headers['content-type'] === 'text/html; charset=utf-8' ? [] : [String(status)];
    },
  );
  expect(faults).toEqual([]);
});

test('redirects, and other spellings of published paths, lead to them', async () => {
  const spelled = sampleOf(pages, 100, 0).map(({ path }) => [
    `//${path.toUpperCase()}//?x=1`,
    encodePath(path),
  ]);
  const moved = [...redirects].map(([path, redirect]) => [
    path,
    'location' in redirect ? redirect.location : undefined,
  ]);
  const faults = await collectFaults(
    site(),
    [...moved, ...spelled],
    ([path = '']) => encodePath(path),
    ([, location], { status, headers }) =>
      status === (location === undefined ? 410 : 301) && headers.location === location
        ? []
        : [`${status} ${headers.location}`],
  );
  expect(faults).toEqual([]);
});

const cases = [...absentEntries].map(([key, instead], turn) => ({ key, instead, turn }));

describe('what the spec names without a page', () => {
  test.each(cases)('$key is 404 and suggests what stands in for it', async ({ key, instead, turn }) => {
    expect(pages.filter((page) => page.key === key)).toEqual([]);
    for (const locale of sampleOf(localeCodes, localeCodes.length, turn)) {
      const { status, text } = await ask(site(), `${locales[locale].prefix}/tours/${key}`);
      expect([status, text.includes(`<html lang="${locales[locale].bcp47}"`)]).toEqual([404, true]);
      const suggested = linksUnder(text, messages[locale].notFound.suggestions);
      const near = instead.flatMap((entry) => findPage(entry, locale) ?? []).filter((page) => page.indexable);
      for (const page of near.slice(0, 1)) expect(suggested).toContain(encodePath(page.path));
      for (const href of suggested) expect((await ask(site(), href)).status, href).toBe(200);
    }
  });

  test.each([
    '/en/offer/dine-around-program',
    '/tours/vidova-gora',
    '/en/restaurants/beach-borak/',
    '/pt/restaurants/oliva-tucepi',
    '/fr/no-such-page',
    '/en/offer/57',
  ])('%s is 404 in its language', async (path) => {
    const { status, text } = await ask(site(), path);
    expect([status, text.match(/<h1[ >]/g)?.length]).toEqual([404, 1]);
    expect(text).toContain(`<html lang="${locales[localeOfPath(path)].bcp47}"`);
  });

  test('has links to the versions in other languages', async () => {
    const { text } = await ask(site(), '/ko/restaurants/oliva-tucepi');
    const versions = pages.filter(({ key }) => key === 'oliva-tucepi').map(({ path }) => encodePath(path));
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter((path) => !hrefsIn(text).includes(path))).toEqual([]);
  });
});

test.each(sampleOf(localeCodes, 5, 1))(
  'an error page in %s has the search and the main sections',
  async (locale) => {
    const attack = '/zzzz-%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E';
    const { text } = await ask(site(), locales[locale].prefix + attack);
    expect(text).toContain(`role="search" action="${searchPath(locale)}"`);
    expect(text).not.toContain('alert(1)');
    const sections = linksUnder(text, messages[locale].search.often);
    const main = ['hotels', 'offers', 'tours', 'reservation-office'].map(
      (key) => findPage(key, locale)?.path ?? '',
    );
    expect(sections).toEqual(expect.arrayContaining(main.map(encodePath)));
    const malformed = await ask(site(), `${locales[locale].prefix}/%zz`);
    expect([malformed.status, malformed.text.includes(`<html lang="${locales[locale].bcp47}"`)]).toEqual([
      400,
      true,
    ]);
  },
);
