import { expect, test } from 'vitest';
import { readText } from '../../../app/components/text/body-of.tsx';
import { renderSearch } from '../../../app/document/render-search.tsx';
import { terms } from '../../../generated/data/facts.ts';
import { site } from '../site-on.ts';

test('a result says what it is, where, and what is asked for; no synonym is shown', async () => {
  const html = await renderSearch(site, 'en', 'pool');
  const [first = ''] = /<ol class="search-results"><li>.*?<\/li>/s.exec(html) ?? [];
  expect(first).toMatch(/<p class="search-about">[^<]+ · [^<]+<\/p>/);
  expect(first).toContain('<p class="search-facts">Outdoor pool\u00a0· ');
  const synonyms = terms.amenities?.outdoorPool?.words?.en ?? [];
  expect(synonyms.length).toBeGreaterThan(0);
  const text = readText(html);
  expect(synonyms.filter((synonym) => text.includes(`pool, ${synonym}`))).toEqual([]);
});

test('the results page leads home', async () => {
  const html = await renderSearch(site, 'de', 'bol');
  expect(html).toMatch(/<nav class="breadcrumbs"[^>]*><ol><li><a href="\/de\/">/);
});
