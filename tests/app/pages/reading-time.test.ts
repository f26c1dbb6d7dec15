import { expect, test } from 'vitest';
import { listedUnder, listingOf } from '../../../app/components/listing/listing-of.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { findBody } from '../../../generated/content/index.ts';
import { type Locale, localeCodes, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../site-on.ts';

/** The articles of a language, with the characters of their bodies and the minutes on their cards. */
function readCards(locale: Locale) {
  const listing = listingOf(site, 'article', locale);
  if (listing === undefined) throw new Error(`There is no list of articles in ${locale}.`);
  const html = renderPage(site, listing);
  return listedUnder(site, 'article', locale).map(({ key, path }) => {
    const [, after = ''] = html.split(`href="${path}"`);
    const [card = ''] = after.split('</article>');
    const body = findBody(key, locale)?.html.replace(/<[^>]*>|\s/g, '') ?? '';
    const minutes = Array.from({ length: 60 }, (_, count) => count).filter((count) =>
      card.includes(`>${messages[locale].blog.readingTime({ count })}<`),
    );
    return { key, characters: body.length, minutes };
  });
}

test.each(localeCodes)('articles in %s state how long they take, from two minutes on', (locale) => {
  const { readingSpeed = 0 } = locales[locale];
  const cards = readCards(locale);
  const wrong = cards.filter(({ characters, minutes }) => {
    const expected = characters / readingSpeed;
    if (minutes.length === 0) return expected > 1.6;
    return minutes.length > 1 || Math.abs((minutes[0] ?? 0) - expected) > 0.6 || (minutes[0] ?? 0) < 2;
  });
  expect(readingSpeed).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('some articles take two minutes or more', () => {
  expect(readCards('en').flatMap(({ minutes }) => minutes).length).toBeGreaterThan(0);
});
