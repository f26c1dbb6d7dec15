import { expect, test } from 'vitest';
import { destinations } from '../../generated/data/destinations.ts';
import { hotels } from '../../generated/data/hotels.ts';
import { altTexts } from '../../generated/media/alt-texts.ts';
import { pictures } from '../../generated/media/pictures.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { readBuiltPages } from './fixture/built-pages.ts';
import { builtSite } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

const keys = new Set<string>([
  ...hotels.flatMap(({ page }) => page ?? []),
  ...destinations.map(({ key }) => key),
]);
const pictured = builtSite.pages.filter(({ key }) => keys.has(key));
const least = 4;

test('the page of each property and place has a gallery, each picture with its text in the page’s language', () => {
  for (const { page, html } of readBuiltPages(pictured)) {
    const { key, locale, path } = page;
    const [gallery = ''] = findAll(html, /<figure class="gallery[^>]*>([\s\S]*?)<\/figure>/g);
    const shown = findAll(gallery, /<img [^>]*?alt="([^"]*)"/g);
    expect(shown.length, path).toBeGreaterThanOrEqual(least);
    expect(shown, path).toEqual(factsOf(key).pictures.map((name) => altTexts[name][locale]));
    expect(
      shown.filter((text) => text.trim() === ''),
      path,
    ).toEqual([]);
    const hasDrawing = factsOf(key).pictures.some((name) => pictures[name].isDrawing);
    expect(gallery.includes(messages[locale].gallery.drawings), path).toBe(hasDrawing);
  }
  expect(new Set(pictured.map(({ key }) => key))).toEqual(keys);
});

test('no drawing is told to search engines as an image of a property or place', () => {
  const drawings = Object.values(pictures).filter(({ isDrawing }) => isDrawing);
  for (const { page, html } of readBuiltPages(pictured)) {
    const [data = '{}'] = findAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    const things: readonly { '@type': string; image?: unknown }[] = JSON.parse(data)['@graph'];
    const images = JSON.stringify(
      things.filter((thing) => !/WebPage|BlogPosting/.test(thing['@type'])).map(({ image }) => image ?? null),
    );
    expect(
      drawings.filter(({ address }) => images.includes(address)),
      page.path,
    ).toEqual([]);
  }
});
