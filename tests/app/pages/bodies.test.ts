import { describe, expect, test } from 'vitest';
import { missingCompanyFacts } from '../../../app/components/facts/company-facts.ts';
import { bodyOf } from '../../../app/components/text/body-of.tsx';
import { hotels } from '../../../generated/data/hotels.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
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

  test('keeps assumed values from search engines', () => {
    expect(htmlOf('pet-friendly-hotels', 'en')).toMatch(/<td data-label="Pets" data-nosnippet="true">/);
  });
});

test.each(localeCodes)('%s: tells once that facts of the company will follow', (locale) => {
  const told = missingCompanyFacts().length > 0 ? 1 : 0;
  const html = htmlOf('loyalty-programme-privacy', locale);
  expect(html.split(messages[locale].page.pending)).toHaveLength(told + 1);
  expect(html.includes('data-fact="company')).toBe(told === 0);
});
