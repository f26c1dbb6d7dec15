/** Cards over HTTP: those of the built site, and what is answered where none can be drawn or kept. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type SocialCard, socialCardOf } from '../../../app/document/social-card.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { type Answer, ask } from '../integration/fixture/ask.ts';
import { withBuiltSite } from '../integration/fixture/built-site.ts';
import { publicOrigin } from '../integration/fixture/public-origin.ts';
import { fixtureRenderer, withFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { writeFixtureBuild } from '../integration/fixture/write-fixture-build.ts';

const root = resolve(import.meta.dirname, '../../..');
const immutable = 'public, max-age=31536000, immutable';

async function expectCard({ status, headers, body }: Answer): Promise<void> {
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', immutable]);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}

describe('the built site', () => {
  const site = withBuiltSite();
  const cardOf = (key: string, locale: 'hr' | 'uk' | 'ko') => {
    const page = findPage(key, locale);
    if (page === undefined) throw new Error(`There is no ${key} in ${locale}.`);
    return socialCardOf(page);
  };

  test.each(['hr', 'uk', 'ko'] as const)('shows the card that a page in %s names', async (locale) => {
    const html = (await ask(site(), encodeURI(findPage('offers', locale)?.path ?? ''))).text;
    const { address } = cardOf('offers', locale);
    expect(html).toContain(`property="og:image" content="${publicOrigin}${address}"`);
    const answer = await ask(site(), address);
    await expectCard(answer);
    expect(answer.headers).toMatchObject({
      'content-length': String(answer.body.length),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('does not send a card again to who has it, nor with HEAD', async () => {
    const { address } = cardOf('home', 'hr');
    const { headers, body } = await ask(site(), address);
    const again = await ask(site(), address, { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(site(), address, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      ...[200, 0],
      String(body.length),
    ]);
  });

  test('draws a card once for all who ask for it at once', async () => {
    const { address } = cardOf('blog', 'uk');
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(site(), address)));
    for (const answer of answers) await expectCard(answer);
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
  });

  test('knows no other address, and takes cards for files', async () => {
    const { address } = cardOf('home', 'hr');
    const [, , digest = ''] = address.split('/');
    const others = [
      address.replace(digest, '000000000000'),
      address.replace('/hr/', '/en/'),
      address.replace('/hr/', '/xx/'),
      address.replace('home', 'nowhere'),
      address.replace('home', '..%2fhome'),
      address.replace('.jpg', '.png'),
      `${address}/`,
      address.toUpperCase(),
      '/social',
      '/social/',
      '/social/%2e%2e/%2e%2e/package.json',
    ];
    const statuses = await Promise.all(others.map(async (path) => [path, (await ask(site(), path)).status]));
    expect(statuses).toEqual(others.map((path) => [path, 404]));
    expect((await ask(site(), `${address}?v=1`)).status).toBe(200);
    expect((await ask(site(), address, { method: 'POST' })).status).toBe(405);
    expect((await ask(site(), '/social/%00')).status).toBe(400);
  });
});

const background = '/media/sea/1-3f9a2c1b/social.jpg';

/** A card for every address of the form, as no site has so many. */
const manyCards = {
  ...fixtureRenderer,
  findSocialCard: (path: string): SocialCard | undefined => {
    const [, text] = /^\/social\/0{12}\/en\/(\w+)\.jpg$/.exec(path) ?? [];
    if (text === undefined) return undefined;
    const title = { text, language: 'en' };
    return { address: path, background, name: title, title, figure: title };
  },
};
const addressOf = (text: string) => `/social/000000000000/en/${text}.jpg`;

function writeBuild({ fonts = true } = {}): string {
  const folder = writeFixtureBuild();
  if (fonts) cpSync(join(root, 'generated/fonts'), join(folder, 'fonts'), { recursive: true });
  const picture = socialCardOf(findPage('home', 'hr') ?? raise()).background;
  mkdirSync(join(folder, 'media/sea/1-3f9a2c1b'), { recursive: true });
  cpSync(join(root, 'generated/pictures', picture.replace(/^\/media\//, '')), join(folder, background));
  return folder;
}

function raise(): never {
  throw new Error('There is no home page in hr.');
}

const renderer = manyCards;
const drawing = withFixtureSite({}, { distFolder: writeBuild(), renderer });
const withoutFonts = withFixtureSite({}, { distFolder: writeBuild({ fonts: false }), renderer });
const readOnlyBuild = writeBuild();
writeFileSync(join(readOnlyBuild, 'social'), 'A file where a folder should be.\n');
const readOnly = withFixtureSite({ LOG_LEVEL: 'warn' }, { distFolder: readOnlyBuild, renderer });

const leadsToPicture = ({ status, headers }: Answer) =>
  status === 302 && headers.location === background && headers['cache-control'] === 'no-store';

test('a page has one file, that of its present card', async () => {
  const folder = join(drawing().distFolder, 'social/en');
  await expectCard(await ask(drawing(), addressOf('one')));
  expect(readdirSync(folder)).toEqual(['one.000000000000.jpg']);
  writeFileSync(join(folder, 'one.111111111111.jpg'), 'a former card');
  writeFileSync(join(folder, 'one.000000000000.jpg'), 'the card as it was kept');
  expect((await ask(drawing(), addressOf('one'))).text).toBe('the card as it was kept');
  writeFileSync(join(folder, 'two.111111111111.jpg'), 'a former card');
  await expectCard(await ask(drawing(), addressOf('two')));
  expect(readdirSync(folder).sort()).toEqual([
    ...['one.000000000000.jpg', 'one.111111111111.jpg'],
    'two.000000000000.jpg',
  ]);
});

test('where more wait than can be drawn soon, the others get the picture without words', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `many${index}`);
  const answers = await Promise.all(names.map((text) => ask(drawing(), addressOf(text))));
  const [first] = answers;
  if (first) await expectCard(first);
  const drawn = answers.filter(({ status }) => status === 200);
  expect(drawn.length).toBeGreaterThanOrEqual(16);
  expect(drawn.length).toBeLessThan(names.length);
  expect(answers.filter((answer) => answer.status !== 200 && !leadsToPicture(answer))).toEqual([]);
  await expectCard(await ask(drawing(), addressOf('many39')));
});

test('a folder that cannot be written costs time and no card', async () => {
  for (let time = 0; time < 2; time += 1) await expectCard(await ask(readOnly(), addressOf('kept')));
  expect(readOnly().logged.join('')).toContain('a social card cannot be kept');
});

test('a card that cannot be drawn leads to the picture without words', async () => {
  for (let time = 0; time < 2; time += 1)
    expect(leadsToPicture(await ask(withoutFonts(), addressOf('never')))).toBe(true);
  expect(existsSync(join(withoutFonts().distFolder, 'social'))).toBe(false);
  expect(withoutFonts().logged.join('')).toContain('a social card cannot be drawn');
  expect((await ask(withoutFonts(), '/en/offers')).status).toBe(200);
});
