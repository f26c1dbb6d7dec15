import { describe, expect, test } from 'vitest';
import { missingCompanyFacts } from '../../../app/components/facts/company-facts.ts';
import { bodyOf } from '../../../app/components/text/body-of.tsx';
import { hotels } from '../../../generated/data/hotels.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { encodePath, findPage, type RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

const htmlOf = (key: RouteKey, locale: (typeof localeCodes)[number]) => {
  const page = findPage(key, locale);
  return page === undefined ? '' : (bodyOf(site, page)?.html ?? '');
};

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
