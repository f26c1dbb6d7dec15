import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Encoding } from '../../../server/pages/negotiate-encoding.ts';
import type { SiteFile } from '../../../tools/export/site-file.ts';
import { tidySite, writeSite } from '../../../tools/export/write-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function describeFile(name: string, text: string): SiteFile {
  const isCompressed = name.endsWith('.html');
  const body = Buffer.from(text);
  const bodies = { identity: body, br: brotliCompressSync(body), gzip: gzipSync(body) };
  const read = (encoding: Encoding) => bodies[encoding];
  return { kind: 'page', path: `/${name}`, name, contentType: 'text/html', headers: [], isCompressed, read };
}

const offers = describeFile('en/offers.html', 'offers '.repeat(500));
const hotels = describeFile('en/hotels.html', 'hotels '.repeat(500));
const icon = describeFile('icon.png', 'icon');
const write = (files: readonly SiteFile[], quality?: number, isQualityNew = false) =>
  writeSite({ folder, files, quality, isQualityNew });
const read = (name: string) => readFileSync(join(folder, name));
const timeOf = (name: string) => statSync(join(folder, name)).mtimeMs;
const list = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

test('each file stands there with its encodings', async () => {
  expect(await write([offers, icon])).toBe(2);
  expect(list()).toEqual(['icon.png', 'offers.html', 'offers.html.br', 'offers.html.gz']);
  expect(brotliDecompressSync(read('en/offers.html.br'))).toEqual(offers.read('identity'));
  expect(gunzipSync(read('en/offers.html.gz'))).toEqual(offers.read('identity'));
});

test('only what differs is written again', async () => {
  await write([offers, hotels, icon]);
  expect(await write([offers, hotels, icon])).toBe(0);
  const before = timeOf('en/hotels.html.br');
  expect(await write([describeFile(offers.name, 'new '.repeat(900)), hotels, icon])).toBe(1);
  expect(brotliDecompressSync(read('en/offers.html.br')).toString()).toMatch(/^new /);
  expect(timeOf('en/hotels.html.br')).toBe(before);
});

test('what broke off is made good: an encoding that is missing or older than its file', async () => {
  await write([offers]);
  rmSync(join(folder, 'en/offers.html.gz'));
  expect(await write([offers])).toBe(1);
  expect(gunzipSync(read('en/offers.html.gz'))).toEqual(offers.read('identity'));
  writeFileSync(join(folder, 'en/offers.html'), 'of the last export');
  expect(await write([offers])).toBe(1);
  expect(read('en/offers.html')).toEqual(offers.read('identity'));
});

test('without a quality, encodings are those that the server sends', async () => {
  await write([offers]);
  expect(read('en/offers.html.br')).toEqual(offers.read('br'));
  expect(read('en/offers.html.gz')).toEqual(offers.read('gzip'));
  await write([hotels], 0);
  expect(read('en/hotels.html.br').length).toBeGreaterThan(hotels.read('br').length);
});

test('another quality compresses what has not changed, too', async () => {
  await write([offers, icon], 0);
  const size = read('en/offers.html.br').length;
  expect(await write([offers, icon], 11, true)).toBe(1);
  expect(read('en/offers.html.br').length).toBeLessThan(size);
});

test('times of files tell their contents, wherever they were written', async () => {
  await write([offers, hotels]);
  const [one, other] = [timeOf('en/offers.html'), timeOf('en/hotels.html')];
  expect(one).not.toBe(other);
  expect(one % 1000).toBe(0);
  rmSync(join(folder, 'en'), { recursive: true });
  await write([hotels, offers]);
  expect([timeOf('en/offers.html'), timeOf('en/hotels.html')]).toEqual([one, other]);
  utimesSync(join(folder, 'en/offers.html'), 1, 1);
  await write([hotels, offers]);
  expect(timeOf('en/offers.html')).toBe(one);
});

test('what the site no longer has is removed, with its encodings and its folder', async () => {
  await write([offers, describeFile('de/angebote.html', 'angebote '.repeat(500)), icon]);
  expect(tidySite(folder, [offers, icon])).toBe(3);
  expect(list()).toEqual(['icon.png', 'offers.html', 'offers.html.br', 'offers.html.gz']);
  expect(readdirSync(folder).toSorted()).toEqual(['en', 'icon.png']);
  expect(tidySite(folder, [offers, icon])).toBe(0);
});
