/** The pictures of built pages: their markup, and that every address in it is a picture. */
import { describe, expect, test } from 'vitest';
import { destinations } from '../../../generated/data/destinations.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { type Picture, pictures } from '../../../generated/media/pictures.ts';
import { pages } from '../../../generated/routes/index.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { collectFaults, withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();
const all: readonly Picture[] = Object.values(pictures);
const byAddress = new Map(all.map((picture) => [picture.address, picture]));
const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );

/** Differences between a picture's markup and its record. */
function findFaults(markup: string): string[] {
  const [, frame = '', source = '', image = ''] =
    /^(<picture[^>]*>)(<source[^>]*>)(<img[^>]*>)<\/picture>$/.exec(markup) ?? [];
  const [outer, modern, img] = [attributesOf(frame), attributesOf(source), attributesOf(image)];
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
  const got: Record<string, string | undefined> = { ...modern, ...img };
  const differing = Object.entries(wanted).filter(([name, value]) => got[name] !== value);
  const isEager = img.fetchpriority === 'high' && img.loading === undefined;
  const isLazy = img.loading === 'lazy' && img.fetchpriority === undefined;
  return [
    ...differing.map(([name]) => `${name} is ${got[name]}`),
    ...(outer.class?.split(' ').includes(placeholder) ? [] : [`class is ${outer.class}`]),
    ...(offered.length > 0 && offered.every((version, index) => version === versions[index])
      ? []
      : [`srcset is ${modern.srcset}`]),
    ...(modern.sizes ? [] : ['no sizes']),
    ...(img.alt === undefined ? ['no alt'] : []),
    ...(isEager || isLazy ? [] : ['neither eager nor lazy']),
  ];
}

test('every picture on every page is shown in versions that it has, in its size, with its placeholder', async () => {
  const shown = new Set<string>();
  const faults = await collectFaults(
    site(),
    pages,
    (page) => encodeURI(page.path),
    (_page, { text }: Answer) => {
      const found = text.match(/<picture[\s\S]*?<\/picture>/g) ?? [];
      for (const [, src = ''] of text.matchAll(/ src="(\/media\/[^"]*)"/g)) shown.add(src);
      const first = found.filter((markup) => /fetchpriority="high"/i.test(markup));
      return [
        ...found.flatMap(findFaults),
        ...(first.length > 1 ? [`${first.length} pictures are to be loaded first`] : []),
      ];
    },
  );
  expect(faults.slice(0, 5)).toEqual([]);
  expect(shown.size).toBeGreaterThan(100);
});

test('every version of every picture is served as what it is', async () => {
  const files = all.flatMap(({ address, widths, fallbackWidth }) => [
    ...widths.map((width) => [`${address}/${width}.avif`, 'image/avif'] as const),
    [`${address}/${fallbackWidth}.webp`, 'image/webp'] as const,
    [`${address}/social.jpg`, 'image/jpeg'] as const,
  ]);
  const faults = await collectFaults(
    site(),
    files,
    ([path]) => path,
    ([, type], { status, headers }) =>
      status === 200 && headers['content-type'] === type ? [] : [`${status} ${headers['content-type']}`],
  );
  expect(faults).toEqual([]);
});

test('the stylesheet has a gradient for every picture', async () => {
  const { text } = await ask(site(), '/en/');
  const [, address = ''] = /<link rel="stylesheet" href="([^"]*)"/.exec(text) ?? [];
  const { text: styles } = await ask(site(), address);
  const missing = all.filter(({ placeholder }) => !styles.includes(`.${placeholder}{`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('records', () => {
  test('of hotels carry their picture’s name, size and BlurHash', () => {
    expect(hotels).toHaveLength(18);
    for (const { name, image, width, height, blurhash } of hotels) {
      expect(image).toBe(`hotels/${name}`);
      expect(pictures[image]).toMatchObject({ width, height, blurhash });
    }
  });

  test('of destinations carry their picture’s name', () => {
    for (const { key, image } of destinations) {
      expect(image).toBe(`destinations/${key}`);
      expect(pictures).toHaveProperty([image]);
    }
  });
});
