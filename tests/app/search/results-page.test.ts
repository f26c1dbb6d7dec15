import { expect, test } from 'vitest';
import { readText } from '../../../app/components/text/body-of.tsx';
import { renderSearch } from '../../../app/document/render-search.tsx';
import { terms } from '../../../generated/data/facts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site as own } from '../../../generated/site.ts';
import { site } from '../site-on.ts';

test('a result says what it is, where, and what is asked for; no synonym is shown', async () => {
  const html = await renderSearch(site, 'en', 'pool');
  const [first = ''] = /<li><img class="search-picture".*?<\/li>/s.exec(html) ?? [];
  expect(first).toMatch(/<p class="search-about">[^<]+\u00a0· [^<]+<\/p>/);
  expect(first).toContain('<p class="search-facts">Outdoor pool\u00a0· ');
  const synonyms = terms.amenities?.outdoorPool?.words?.en ?? [];
  expect(synonyms.length).toBeGreaterThan(0);
  const text = readText(html);
  expect(synonyms.filter((synonym) => text.includes(`pool, ${synonym}`))).toEqual([]);
});

test.each([
  ['', messages.en.search.open],
  ['bol', messages.en.search.title],
])('for the query “%s”, the heading is “%s”', async (query, title) => {
  const html = await renderSearch(site, 'en', query);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`${title} | ${own.name}</title>`);
});

test('the results page leads home', async () => {
  const html = await renderSearch(site, 'de', 'bol');
  expect(html).toMatch(/<nav class="breadcrumbs"[^>]*><ol><li><a href="\/de\/">/);
});

test('a question is answered on top: how many properties, from which price, which ones, and the lists of them', async () => {
  const html = await renderSearch(site, 'en', 'can I bring my dog');
  const [first = ''] = /<ol class="search-results"><li.*?<\/li>/s.exec(html) ?? [];
  expect(first).toContain('<li class="search-answer">');
  expect(readText(first)).toMatch(/\d+ properties, from €\d+ per pet/);
  expect(first).toMatch(
    /<a href="\/en\/hotels\?pets=smallDogs#results">Small dogs[^<]*\([^<]*Hotel \w+[^<]*\)<\/a>/,
  );
});

test('results are counted by area, and one area can be shown alone', async () => {
  const html = await renderSearch(site, 'en', 'pool');
  const areaOf = (document: string) => {
    const [areas = ''] = /<ul class="filter-options">.*?<\/ul>/s.exec(document) ?? [];
    const all = [
      ...areas.matchAll(/<a class="filter-option" href="([^"]+)"( aria-current="true")?>(.*?)<\/a>/g),
    ];
    return all.map(([, href, current, words = '']) => ({
      href,
      isCurrent: current !== undefined,
      words: readText(words),
    }));
  };
  const [hotels, ...others] = areaOf(html);
  expect(hotels).toMatchObject({ href: '/en/search?q=pool&amp;in=accommodation', isCurrent: false });
  const count = Number(/\d+$/.exec(hotels?.words ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  expect(others.length).toBeGreaterThan(0);
  const alone = await renderSearch(site, 'en', 'pool', 'accommodation');
  expect(alone).toContain(messages.en.search.found({ count }));
  expect(areaOf(alone)[0]).toMatchObject({ href: '/en/search?q=pool', isCurrent: true });
  expect(alone).not.toContain('<li class="search-answer">');
});
