import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { destinations } from '../../../generated/data/destinations.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { altTexts } from '../../../generated/media/alt-texts.ts';
import { type Picture, pictures } from '../../../generated/media/pictures.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { attributesOf } from '../fixture/built-document.ts';
import { buildFolder, documents } from '../fixture/built-pages.ts';
import { files, origin, readFile } from '../fixture/built-site.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const all: readonly Picture[] = Object.values(pictures);
const byAddress = new Map(all.map((picture) => [picture.address, picture]));
const shown = (html: string) => html.match(/<picture[\s\S]*?<\/picture>/g) ?? [];

/** Differences between a picture's markup and its record. */
function findFaults(markup: string): readonly string[] {
  const tags = /^(<picture[^>]*>)(<source[^>]*>)(<img[^>]*>)<\/picture>$/.exec(markup) ?? [];
  const [outer = {}, modern = {}, img = {}] = tags.slice(1).map(attributesOf);
  const picture = byAddress.get(img.src?.replace(/\/\d+\.webp$/, '') ?? '');
  if (picture === undefined) return [`no picture: ${markup}`];
  const { address, width, height, widths, placeholder, fallbackWidth } = picture;
  const versions = widths.map((version) => `${address}/${version}.avif ${version}w`);
  const offered = modern.srcset?.split(', ') ?? [];
  const wanted = {
    type: 'image/avif',
    src: `${address}/${fallbackWidth}.webp`,
    width: String(width),
    height: String(height),
    decoding: 'async',
  };
  const loading = [img.fetchpriority, img.loading];
  return [
    ...Object.entries(wanted).flatMap(([name, value]) => differ(name, { ...modern, ...img }[name], value)),
    ...differ('placeholder', outer.class?.split(' ').includes(placeholder), true),
    ...differ('versions', offered, versions.slice(0, Math.max(1, offered.length))),
    ...differ('has sizes', Boolean(modern.sizes), true),
    ...differ('has an alternative text', img.alt !== undefined, true),
    ...(loading[0] === 'high'
      ? differ('loading', loading[1], undefined)
      : differ('loading', loading, [undefined, 'lazy'])),
  ];
}

testDocuments(
  'every picture is shown in versions that it has, in its size, with its placeholder; at most one is loaded first',
  ({ html }) => {
    const found = shown(html);
    const first = found.filter((markup) => /fetchpriority="high"/i.test(markup));
    return [...found.flatMap(findFaults), ...differ('one is first', first.length <= 1, true)];
  },
);

test('every picture that documents show, and previews and search engines are told of, exists', () => {
  const pattern = new RegExp(`(?:${origin}|src=")(/media/[^"<]*)`, 'g');
  const texts = [...files.keys()].filter((path) => path.endsWith('.xml')).map(readFile);
  const named = new Set(
    [...texts, ...documents.map(({ html }) => html)].flatMap((text) => findAll(text, pattern)),
  );
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((path) => !existsSync(join(buildFolder, path)))).toEqual([]);
});

test('every version of every picture exists', () => {
  const versions = all.flatMap(({ address, widths, fallbackWidth }) => [
    ...widths.map((width) => `${address}/${width}.avif`),
    `${address}/${fallbackWidth}.webp`,
    `${address}/social.jpg`,
  ]);
  expect(versions.filter((path) => !existsSync(join(buildFolder, path)))).toEqual([]);
});

const keys = new Set<string>([
  ...hotels.flatMap(({ page }) => page ?? []),
  ...destinations.map(({ key }) => key),
]);
const pictured = documents.filter(({ page }) => keys.has(page.key));
const least = 4;

testDocuments(
  'the page of each property and place has a gallery, each picture with its text in the page’s language',
  ({ html, page: { key, locale } }) => {
    const [gallery = ''] = findAll(html, /<figure class="gallery[^>]*>([\s\S]*?)<\/figure>/g);
    const texts = findAll(gallery, /<img [^>]*?alt="([^"]*)"/g);
    const names = factsOf(key).pictures;
    return [
      ...differ('there are enough', texts.length >= least, true),
      ...differ(
        'texts',
        texts,
        // In the row and in the viewer.
        names.concat(names).map((name) => altTexts[name][locale]),
      ),
      ...differ(
        'there is an empty text',
        texts.some((text) => text.trim() === ''),
        false,
      ),
    ];
  },
  pictured,
);

test('each property and place has a page', () => {
  expect(new Set(pictured.map(({ page }) => page.key))).toEqual(keys);
});

testDocuments(
  'structured data name no drawing as an image of a property or place',
  ({ nodes = [] }) => {
    const things = nodes.filter((node) => !/WebPage|BlogPosting/.test(String(node['@type'])));
    const images = JSON.stringify(things.map(({ image }) => image ?? null));
    return all
      .filter(({ isDrawing, address }) => isDrawing && images.includes(address))
      .map(({ name }) => name);
  },
  pictured,
);

test('the stylesheet has a gradient for every picture', () => {
  const folder = join(buildFolder, 'client/assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const styles = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  expect(all.filter(({ placeholder }) => !styles.includes(`.${placeholder}{`))).toEqual([]);
});

test('records of hotels and destinations carry their picture’s name, size and BlurHash', () => {
  for (const { name, image, width, height, blurhash } of hotels) {
    expect(image).toBe(`hotels/${name}`);
    expect(pictures[image]).toMatchObject({ width, height, blurhash });
  }
  for (const { key, image } of destinations)
    expect([image, pictures[image].name]).toEqual([`destinations/${key}`, image]);
});
