import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteFile } from '../../../tools/export/site-file.ts';
import { tidySite, writeSite } from '../../../tools/export/write-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function describeFile(name: string, text: string): SiteFile {
  const isPacked = name.endsWith('.html');
  const rest = { contentType: 'text/html', headers: [], isPacked, read: () => Buffer.from(text) };
  return { kind: 'page', path: `/${name}`, name, ...rest };
}

const offers = describeFile('en/offers.html', 'offers '.repeat(500));
const hotels = describeFile('en/hotels.html', 'hotels '.repeat(500));
const icon = describeFile('icon.png', 'icon');
const write = (files: readonly SiteFile[], quality = 5, isAnew = false) =>
  writeSite({ folder, files, quality, isAnew });
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
  expect(brotliDecompressSync(read('en/offers.html.br'))).toEqual(offers.read());
  expect(gunzipSync(read('en/offers.html.gz'))).toEqual(offers.read());
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
  expect(gunzipSync(read('en/offers.html.gz'))).toEqual(offers.read());
  writeFileSync(join(folder, 'en/offers.html'), 'of the last export');
  expect(await write([offers])).toBe(1);
  expect(read('en/offers.html')).toEqual(offers.read());
});

test('another quality packs what has not changed, too', async () => {
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
