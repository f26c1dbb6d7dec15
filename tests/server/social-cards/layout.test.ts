import { resolve } from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { socialCardOf } from '../../../app/document/social-card.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { type Page, pages } from '../../../generated/routes/index.ts';
import { drawCard } from '../../../server/social-cards/draw-card.ts';
import { cardMargin, cardSize, layOutCard } from '../../../server/social-cards/lay-out-card.ts';
import { openTypefaces } from '../../../server/social-cards/typefaces.ts';

const root = resolve(import.meta.dirname, '../../..');
const findTypeface = openTypefaces(resolve(root, 'generated/fonts'));

/** Where there are words: the outermost pixels that are not clear. */
async function boundsOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const bounds = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (let at = info.channels - 1; at < data.length; at += info.channels) {
    if (data[at] === 0) continue;
    const pixel = Math.floor(at / info.channels);
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return { ...bounds, width: info.width, height: info.height };
}

/** The pages of a locale with the longest titles, and with the longest of those that say a figure. */
function longest(locale: string): readonly Page[] {
  const sorted = pages
    .filter((page) => page.locale === locale)
    .toSorted((one, other) => other.title.length - one.title.length);
  return [...sorted.slice(0, 3), ...sorted.filter((page) => socialCardOf(page).figure).slice(0, 2)];
}

test.each(localeCodes)('the longest titles in %s stay within the margins', async (locale) => {
  for (const page of longest(locale)) {
    const { words, isCut, isLacking } = await layOutCard(socialCardOf(page), findTypeface);
    const { left, top, right, bottom, width, height } = await boundsOf(words);
    expect({ width, height }).toEqual(cardSize);
    expect([isCut, isLacking], page.title).toEqual([false, false]);
    // Round letters and marks may stand out by a hair.
    const [least, most] = [cardMargin - 8, cardMargin + 8];
    expect(left, page.title).toBeGreaterThanOrEqual(least);
    expect(left, page.title).toBeLessThanOrEqual(most);
    expect(top, page.title).toBeGreaterThanOrEqual(least);
    expect(right, page.title).toBeLessThanOrEqual(cardSize.width - least);
    expect(bottom, page.title).toBeLessThanOrEqual(cardSize.height - least);
  }
});

test('every title stands on its card whole, in letters that its face has', async () => {
  const titles = new Map(pages.map((page) => [socialCardOf(page).address.split('/')[2], page]));
  const faulty: string[] = [];
  for (const page of titles.values()) {
    const { isCut, isLacking } = await layOutCard(socialCardOf(page), findTypeface);
    if (isCut || isLacking) faulty.push(`${page.locale} ${page.title}`);
  }
  expect(faulty).toEqual([]);
});

const title = (text: string, language = 'en') => ({ text, language });
const name = title('Dalmatia Sun Hotels');

test('a title that fits in no size loses its end, also one that is a single word', async () => {
  for (const text of ['Sun and sea '.repeat(40), 'Donaudampfschifffahrt'.repeat(20)]) {
    const { words, isCut } = await layOutCard({ name, title: title(text) }, findTypeface);
    expect(isCut).toBe(true);
    const { right, top } = await boundsOf(words);
    expect(right).toBeLessThanOrEqual(cardSize.width - cardMargin + 8);
    expect(top).toBeGreaterThanOrEqual(cardMargin - 8);
  }
});

test('a figure is markup to nobody', async () => {
  const card = { name, title: title('Sun'), figure: title('</svg><b>&amp;') };
  const { words, isLacking } = await layOutCard(card, findTypeface);
  expect(isLacking).toBe(false);
  await expect(boundsOf(words)).resolves.toMatchObject(cardSize);
});

test('a card is not drawn without letters that the fonts lack', async () => {
  const [page] = pages;
  if (page === undefined) throw new Error('There are no pages.');
  const card = { ...socialCardOf(page), title: title('海の上の太陽') };
  await expect(
    drawCard(
      card,
      resolve(root, 'generated/pictures', card.background.replace(/^\/media\//, '')),
      findTypeface,
    ),
  ).rejects.toThrow('海の上の太陽');
});

test('two titles over one picture differ where the title stands and nowhere else', async () => {
  const [page] = pages.filter(({ key, locale }) => key === 'home' && locale === 'en');
  if (page === undefined) throw new Error('There is no home page in en.');
  const background = (card: { background: string }) =>
    resolve(root, 'generated/pictures', card.background.replace(/^\/media\//, ''));
  const pixelsOf = async (text: string, area: Region) => {
    const card = { ...socialCardOf(page), title: title(text) };
    const jpeg = await drawCard(card, background(card), findTypeface);
    return sharp(jpeg).extract(area).raw().toBuffer();
  };
  const low = { left: 64, top: 470, width: 600, height: 100 };
  const high = { left: 64, top: 32, width: 1000, height: 160 };
  const [one, other] = ['Sun over the sea', 'Moon over the sea'];
  const differenceIn = async (area: Region) => {
    const [before, after] = [await pixelsOf(one, area), await pixelsOf(other, area)];
    return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
  };
  expect(await differenceIn(low)).toBeGreaterThan(4);
  // The encoder weighs the picture as a whole.
  expect(await differenceIn(high)).toBeLessThan(0.5);
});

test('another title, figure, language or picture is another address; what a card does not show is not', () => {
  const [offer] = pages.filter((page) => page.locale === 'en' && socialCardOf(page).figure);
  if (offer === undefined) throw new Error('There is no offer with a figure in en.');
  const addressOf = (changes: Partial<Page>) => socialCardOf({ ...offer, ...changes }).address;
  const others = [{ title: 'Another' }, { titleLocale: 'de' }, { key: 'home' }, { locale: 'de' }] as const;
  const addresses = [{}, ...others].map(addressOf);
  expect(new Set(addresses.map((address) => address.split('/')[2])).size).toBe(addresses.length);
  expect(addressOf({ summary: 'Another.', path: '/en/another' })).toBe(addressOf({}));
});
