import { expect, test } from 'vitest';
import { readBuiltPages } from './fixture/built-pages.ts';
import { findAll } from './fixture/find-all.ts';

test.each([
  ['title', /<title>([^<]*)<\/title>/g],
  ['description', /<meta name="description" content="([^"]*)"/g],
])('every page has one %s, which no other page of its language has', (_what, pattern) => {
  const found = [...readBuiltPages()].map(({ page, html }) => ({ page, texts: findAll(html, pattern) }));
  expect(found.filter(({ texts }) => texts.length !== 1 || texts[0] === '')).toEqual([]);
  const alike = Map.groupBy(found, ({ page, texts }) => `${page.locale}: ${texts[0]}`);
  expect([...alike].filter(([, group]) => group.length > 1).map(([text]) => text)).toEqual([]);
});

test('every page has one main heading', () => {
  const counts = [...readBuiltPages()].map(({ page, html }) => [
    page.path,
    findAll(html, /<(h1)[ >]/g).length,
  ]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});
