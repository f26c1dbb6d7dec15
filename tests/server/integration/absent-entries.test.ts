import { describe, expect, test } from 'vitest';
import { searchPath } from '../../../app/search/search-path.ts';
import { localeCodes, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { absentEntries } from '../../../generated/routes/absent.ts';
import { findPage, pages } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { ask } from './fixture/ask.ts';
import { withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();

/** Entries of the product documents without any language, with a page that a guest may want instead. */
const documented: Readonly<Record<string, string>> = {
  'dine-around-program': 'free-dinner',
  'beach-borak': 'tavern-vallum-bol',
  'konoba-batela': 'tavern-vallum-bol',
  'beach-zlatni-rat': 'maestral-beach-club',
  'best-of-brac': 'brac-island-jeep-adventure',
  'skrip-donji-humac': 'blaca-hermitage',
  'discover-brac': 'brac-island-jeep-adventure',
  'vis-blue-cave-supetar': 'vis-blue-cave-bol',
  'bol-by-night': 'bol-pucisca',
  'boat-tours': 'boat-excursions-pearls-of-dalmatia-brela',
  'best-of-brac-supetar': 'brac-island-jeep-adventure',
  'bol-sailing': 'brac-island-tour-speed-boat',
  'dragon-cave': 'blaca-hermitage',
  'brac-express': 'brac-island-tour-speed-boat',
  'vidova-gora': 'blaca-hermitage',
  'try-to-fly-over-brac': 'brac-island-jeep-adventure',
  'dubrovnik-krka': 'dubrovnik-tucepi',
  'mice-alga-tucepi': 'mice-soline-brela',
  merger: 'investors',
};

function linksUnder(html: string, title: string): readonly string[] {
  const [, list = ''] = html.split(`<h2>${title}</h2>`);
  return [...list.slice(0, list.indexOf('</section>')).matchAll(/href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  );
}

test('are those that the documents name', () => {
  expect([...absentEntries.keys()].toSorted()).toEqual(Object.keys(documented).toSorted());
  expect(pages.filter(({ key }) => absentEntries.has(key))).toEqual([]);
});

const cases = Object.entries(documented).map(([key, instead], turn) => ({ key, instead, turn }));

describe.each(cases)('$key is 404 and suggests $instead', ({ key, instead, turn }) => {
  test.each(sampleOf(localeCodes, 6, turn))('in %s', async (locale) => {
    const { status, text } = await ask(site(), `${locales[locale].prefix}/tours/${key}`);
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${locales[locale].bcp47}"`);
    const page = findPage(instead, locale);
    const suggested = linksUnder(text, messages[locale].notFound.suggestions);
    // Investor pages are in Croatian and English only, and unlisted.
    if (!page?.indexable) expect(key).toBe('merger');
    else expect(suggested).toContain(encodeURI(page.path));
    for (const href of suggested) expect((await ask(site(), href)).status, href).toBe(200);
  });
});

test.each([
  '/en/offer/dine-around-program',
  '/en/tours/best-of-brac',
  '/tours/vidova-gora',
  '/en/restaurants/beach-borak/',
])('%s is answered so at its documented address', async (target) => {
  const { status, text } = await ask(site(), target);
  const locale = target.startsWith('/en') ? 'en' : 'hr';
  expect(status).toBe(404);
  expect(linksUnder(text, messages[locale].notFound.suggestions).length).toBeGreaterThan(2);
});

test.each(localeCodes)('every 404 in %s has the search and the main sections', async (locale) => {
  const { text } = await ask(
    site(),
    `${locales[locale].prefix}/zzzz-%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E`,
  );
  expect(text).toContain(`role="search" action="${searchPath(locale)}"`);
  expect(text).not.toContain('alert(1)');
  const sections = linksUnder(text, messages[locale].search.often);
  for (const key of ['hotels', 'offers', 'tours', 'reservation-office'])
    expect(sections).toContain(encodeURI(findPage(key, locale)?.path ?? ''));
});
