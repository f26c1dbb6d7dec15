import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { compareFacts, readCompared } from '../../../app/components/listing/comparison.ts';
import { ComparisonTable } from '../../../app/components/listing/comparison-table.tsx';
import {
  applyFilter,
  filterGroups,
  parseFilter,
  queryOfFilter,
} from '../../../app/components/listing/filters.ts';
import { childPages } from '../../../app/components/listing/listing-of.ts';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { textOfTerm } from '../../../app/search/search-document.ts';
import { terms } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import { lookup, type RouteKey } from '../../../generated/routes/index.ts';
import { documentsOf, indexOf } from '../search/indexes.ts';
import { pageOf, site } from '../site-on.ts';
import { filterQuestions, searchQuestions } from './questions.ts';

const asked: readonly Locale[] = ['hr', 'de', 'ko'];
const firstResults = 10;

const questions = Object.entries(filterQuestions).flatMap(([listing, asked]) =>
  Object.entries(asked).map(([question, query]) => [listing as RouteKey, question, query] as const),
);

describe('choices of a listing answer', () => {
  test.each(questions)('in %s: %s', (listing, _question, query) => {
    for (const locale of asked) {
      const page = pageOf(listing, locale);
      const filter = parseFilter(site, page, new URLSearchParams(query));
      expect(queryOfFilter(page, filter), locale).toBe(`?${query}`);
      const entries = childPages(site, page.key, locale);
      const found = applyFilter(site, entries, filter);
      expect(found.length, locale).toBeGreaterThan(0);
      expect(found.length, locale).toBeLessThan(entries.length);
      const chosen = filterGroups(site, page, filter).flatMap(({ options }) =>
        options.filter(({ selected }) => selected),
      );
      expect(chosen.map(({ label, value }) => label !== '' && label !== value)).toEqual(
        chosen.map(() => true),
      );
      expect(chosen).toHaveLength(new URLSearchParams(query).size);
    }
  });
});

describe('the search answers', () => {
  test.each(searchQuestions)('in %s “%s”: %s, %s', (locale, typed, name, term) => {
    const found = indexOf(locale).search(typed);
    const stating = found.slice(0, firstResults).filter(({ document }) => {
      const page = lookup(decodeURI(document.path));
      const facts = page === undefined ? [] : statedFactsOf(page.key);
      return facts.some((fact) => fact.name === name && fact.type === 'terms' && fact.value.includes(term));
    });
    expect(stating.length).toBeGreaterThan(0);
  });
});

test.each(asked)('no page is found by terms that the search leaves out, in %s', (locale) => {
  const left = Object.values(terms).flatMap((list) =>
    Object.values(list).flatMap(({ searched, names }) => (searched === false ? [names[locale]] : [])),
  );
  expect(left.length).toBeGreaterThan(0);
  const found = documentsOf(locale).filter(({ facts }) =>
    left.some((name) => facts.some((term) => textOfTerm(term).toLowerCase().includes(name.toLowerCase()))),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

describe('a comparison', () => {
  const params = (text: string) => new URLSearchParams(text);

  test.each(asked)('shows each fact that one of the entries has, in %s', (locale) => {
    const page = pageOf('hotels', locale);
    const keys = readCompared(site, page, params('compare=hotel-alga-tucepi,hotel-soline-brela'));
    expect(keys).toHaveLength(2);
    const entries = childPages(site, page.key, locale).filter(({ key }) => keys.includes(key));
    const rows = compareFacts(entries, locale);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['season', 'pets']));
    for (const { values } of rows) expect(values.some((value) => value !== undefined)).toBe(true);
  });

  test('has no price of pets where none are taken, which is not a price that nobody states', () => {
    const keys = ['hotel-jadran-tucepi', 'hotel-alga-tucepi'];
    const rows = compareFacts(
      keys.flatMap((key) => childPages(site, 'hotels', 'en').filter((page) => page.key === key)),
      'en',
    );
    expect(rows.find(({ name }) => name === 'petFee')?.isMeant).toEqual([false, true]);
    expect(rows.find(({ name }) => name === 'season')?.isMeant).toEqual([true, true]);
  });

  test('has a row for each kind of room and each distance, with what each entry says of it', () => {
    const keys = ['hotel-alga-tucepi', 'hotel-soline-brela'];
    const entries = childPages(site, 'hotels', 'en').filter(({ key }) => keys.includes(key));
    const html = renderMarkup(
      site,
      createElement(ComparisonTable, { entries, locale: 'en', rows: compareFacts(entries, 'en') }),
    );
    const row = (label: string) => html.split(`<th scope="row">${label}</th>`)[1]?.split('</tr>')[0] ?? '';
    expect(row('Promenade').match(/\d+\u00a0m/g)).toHaveLength(2);
    expect(
      row('Single room').match(/<li>Size: \d+\u00a0m²<\/li><li class="compared-soft">Guests: 1\u00a0· /g),
    ).toHaveLength(2);
    expect(row('Suite')).toContain('>–<');
  });

  test('takes one more than the four that fit, each once, and only those of the listing', () => {
    const page = pageOf('hotels', 'en');
    const all = childPages(site, 'hotels', 'en').map(({ key }) => key);
    expect(readCompared(site, page, params(`compare=${all.join(',')}`))).toEqual(all.slice(0, 5));
    expect(
      readCompared(site, page, params('compare=hotel-alga-tucepi&compare=hotel-alga-tucepi,offers,x')),
    ).toEqual(['hotel-alga-tucepi']);
    expect(readCompared(site, pageOf('offers', 'en'), params('compare=free-dinner'))).toEqual([]);
  });
});
