import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { hotelsOfPage } from '../../../app/components/entry/hotels.ts';
import { answerOf } from '../../../app/components/facts/answers.ts';
import { missingCompanyFacts } from '../../../app/components/facts/company-facts.ts';
import { applyFilter, parseFilter } from '../../../app/components/listing/filters.ts';
import { listedUnder, listingOf } from '../../../app/components/listing/listing-of.ts';
import { bodyOf, readText } from '../../../app/components/text/body-of.tsx';
import { BodyNotes } from '../../../app/components/text/page-body.tsx';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { renderPage } from '../../../app/document/render-page.tsx';
import { hotels } from '../../../generated/data/hotels.ts';
import { type Locale, localeCodes, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { encodePath, findPage, type RouteKey } from '../../../generated/routes/index.ts';
import { site as declared } from '../../../generated/site.ts';
import { pageOf, site } from '../site-on.ts';

const htmlOf = (key: RouteKey, locale: Locale) => bodyOf(site, pageOf(key, locale))?.html ?? '';

describe('a table of properties in a body', () => {
  test.each(localeCodes)('%s: names each property that states the fact', (locale) => {
    const html = htmlOf('kids-stay-free', locale);
    const stated = hotels.filter(({ page, maxChildAge }) => page !== null && maxChildAge !== null);
    const listed = stated
      .flatMap(({ page }) => (page === null ? [] : findPage(page, locale)))
      .filter((page) => page?.indexable);
    expect(listed.length).toBeGreaterThan(0);
    for (const page of listed) expect(html).toContain(`href="${encodePath(page?.path ?? '')}"`);
  });

  const assumes = (...names: readonly string[]) =>
    hotels.some(({ page }) => page !== null && factsOf(page).assumed.some((name) => names.includes(name)));

  test('keeps assumed values from search engines', () => {
    const html = htmlOf('pet-friendly-hotels', 'en');
    expect(html.includes('<td data-label="Pets" data-nosnippet="true">')).toBe(assumes('pets'));
  });

  test('says that assumed prices may change', () => {
    const note = messages.en.facts.provisional;
    expect(htmlOf('pet-friendly-hotels', 'en').includes(note)).toBe(assumes('petFee'));
    expect(htmlOf('full-board-plus', 'en')).not.toContain(note);
  });
});

describe('a page that answers which properties state a fact', () => {
  const answering = localeCodes.flatMap((locale) =>
    site.pages.filter((page) => page.locale === locale && factsOf(page.key).answers !== undefined),
  );

  test('has a table of them, in the order of the lists, and of what is asked only', () => {
    expect(answering.length).toBeGreaterThanOrEqual(7 * localeCodes.length);
    for (const page of answering) {
      const listed = listedUnder(site, 'property', page.locale).map(({ path }) => encodePath(path));
      const html = htmlOf(page.key, page.locale);
      const rows = [...html.matchAll(/<th scope="row"><a href="([^"]+)"/g)].map(([, path = '']) => path);
      expect(rows.length, `${page.key} ${page.locale}`).toBeGreaterThan(1);
      expect(rows).toEqual(listed.filter((path) => rows.includes(path)));
    }
    expect(readText(htmlOf('pools', 'en'))).not.toContain('sauna');
    expect(readText(htmlOf('airport-transfer-taxi', 'en'))).toMatch(/Split Airport, \d+\u00a0km/);
    expect(readText(htmlOf('airport-transfer-taxi', 'en'))).not.toContain('bus stop');
  });

  test('counts them for others, and names a few, with the lowest price and the lists that have them', () => {
    const [answer, pools] = (['pet-friendly-hotels', 'pools'] as const).map((key) =>
      answerOf(site, pageOf(key)),
    );
    expect(answer?.summary).toMatch(/^\d+ properties, from €\d+ per pet/);
    const list = listingOf(site, 'property', 'en');
    for (const { text, href = '' } of [...(answer?.parts ?? []), ...(pools?.parts ?? [])]) {
      const { searchParams } = new URL(href, 'https://hotels.example');
      const filter = list && parseFilter(site, list, searchParams);
      const found = applyFilter(site, listedUnder(site, 'property', 'en'), filter);
      const names = found.map((property) => hotelsOfPage(property)[0]?.locales.en);
      expect(text).toContain(`(${names.length > 6 ? names.length : names.join(', ')})`);
    }
    expect(answer?.parts.map(({ text }) => text).join()).toContain('Small dogs');
  });

  test('is led to by the facts of a property that states some of what is asked', () => {
    const htmlOfPage = (key: RouteKey) => renderPage(site, pageOf(key));
    const alga = htmlOfPage('hotel-alga-tucepi');
    const leadsTo = (html: string, key: RouteKey) => html.includes(`<a href="${pageOf(key).path}">`);
    for (const key of ['pet-friendly-hotels', 'parking', 'step-free-access', 'pools', 'kids-club'] as const)
      expect(leadsTo(alga, key), key).toBe(true);
    expect(leadsTo(alga, 'all-inclusive-hotels')).toBe(false);
    expect(htmlOfPage('hotel-neptun-tucepi')).toMatch(
      /<a href="[^"]*all-inclusive-hotels">All-inclusive<\/a>/,
    );
  });

  test.each(localeCodes)('%s: is led to by the questions of the FAQ', (locale) => {
    const html = htmlOf('faq', locale);
    for (const key of [
      'pet-friendly-hotels',
      'parking',
      'step-free-access',
      'airport-transfer-taxi',
    ] as const)
      expect(html).toContain(`data-properties="true"><a href="${encodePath(pageOf(key, locale).path)}">`);
  });
});

test.each(localeCodes)('%s: tells once that facts of the company will follow', (locale) => {
  const told = missingCompanyFacts().length > 0 ? 1 : 0;
  const html = htmlOf('loyalty-programme-privacy', locale);
  expect(html.split(messages[locale].page.pending)).toHaveLength(told + 1);
  expect(html.includes('data-fact="company')).toBe(told === 0);
});

test.each(localeCodes)(
  '%s: the club’s page does not describe a way in that the site may not offer',
  (locale) => {
    expect(htmlOf('loyalty-programme', locale)).not.toBe('');
    expect(htmlOf('loyalty-programme', locale)).not.toContain('Google');
  },
);

describe('a body that is older than the legal text that binds', () => {
  const binding = declared.bindingLocale ?? 'hr';
  const translations = localeCodes.filter((locale) => locale !== binding);
  const notesOf = (key: RouteKey, locale: Locale, isOutdated: boolean) => {
    const page = findPage(key, locale);
    const body = page && bodyOf(site, page);
    return body ? renderMarkup(site, createElement(BodyNotes, { page, body: { ...body, isOutdated } })) : '';
  };

  test.each(translations)('%s: says so, with a link to that text', (locale) => {
    const { path = '' } = findPage('privacy-policy', binding) ?? {};
    const { outdated, readBinding } = messages[locale].language;
    const link = `<a href="${encodePath(path)}" hrefLang="${locales[binding].bcp47}">${readBinding}</a>`;
    expect(notesOf('privacy-policy', locale, true)).toContain(`${outdated} ${link}`);
    expect(notesOf('privacy-policy', locale, false)).not.toContain(outdated);
  });

  test('is a legal one', () => {
    expect(notesOf('faq', 'en', true)).not.toContain(messages.en.language.outdated);
  });
});
