import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { settingsFolder } from '../../../server/pages/read-precompressed.ts';
import { placeholdersOf } from '../../../server/pages/site-settings.ts';
import { Compressor } from '../../../tools/site-build/compressor.ts';
import { type Fingerprints, fingerprintFolder } from '../../../tools/site-build/fingerprints.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';
import { writeFixtureBuild } from './fixture/write-fixture-build.ts';

const siteUrl = 'https://sun.example';
const placeholdersAt = (origin: string) =>
  placeholdersOf(readConfig({ SITE_URL: origin, DATABASE_URL: 'sqlite::memory:' }));
const placeholders = placeholdersAt(siteUrl);
const style = 'client/assets/style-Ab3dE5.css';
const encodings = ['br', 'gzip', 'identity'];

let dist: string;
const folder = () => join(dist, 'compressed', settingsFolder(placeholders.digest));
beforeEach(() => {
  dist = writeFixtureBuild();
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** Compresses the fixture's build as the build of the site does. */
async function compress(present: Fingerprints = {}, servers = [placeholders]) {
  const compressor = new Compressor({ placeholders: servers, present, target: join(dist, 'compressed') });
  for (const name of ['client', 'pages']) {
    await compressor.addFolder(name, fingerprintFolder(join(dist, name)), join(dist, name));
  }
  return compressor.finish();
}

async function askAll(targets: readonly string[], env = { SITE_URL: siteUrl }): Promise<readonly Answer[]> {
  const site = await startFixtureSite(env, { distFolder: dist });
  try {
    const asked = targets.flatMap((target) =>
      encodings.map((encoding) => ask(site, target, { headers: { 'Accept-Encoding': encoding } })),
    );
    return await Promise.all(asked);
  } finally {
    // Stopping removes the build.
    await site.stop();
  }
}

test('each file that is worth compressing is there in Brotli, as the server sends it', async () => {
  const { files, count } = await compress();
  const names = globSync('{client,pages}/**/*.{html,css,xml,ico}', { cwd: dist });
  expect(names.length).toBeGreaterThan(5);
  const large = names.filter((name) => readFileSync(join(dist, name)).length >= 1024);
  expect(Object.keys(files)).toHaveLength(large.length);
  expect(count).toBe(large.length);
  for (const name of large) {
    const built = readFileSync(join(dist, name));
    const sent = name.startsWith('pages/') ? placeholders.fill(built) : built;
    expect(brotliDecompressSync(readFileSync(join(folder(), `${name}.br`))), name).toEqual(sent);
  }
});

test('only what has changed is compressed again, and what is gone is not wanted', async () => {
  const first = await compress();
  expect(await compress(first.files)).toEqual({ ...first, count: 0 });
  writeFileSync(join(dist, style), '.offer { color: navy }\n'.repeat(99));
  const [gone = ''] = globSync('pages/**/*.html', { cwd: dist });
  rmSync(join(dist, gone));
  const second = await compress(first.files);
  expect(second.count).toBe(1);
  expect(Object.keys(first.files).filter((path) => !(path in second.files))).toHaveLength(1);
  expect(String(brotliDecompressSync(readFileSync(join(folder(), `${style}.br`))))).toContain('navy');
});

test('a precompressed file that is not there, or another than it was, is made again', async () => {
  const { files } = await compress();
  const present = { ...files };
  const [one = '', other = ''] = Object.keys(files);
  delete present[one];
  present[other] = [0, 0, 'of other contents'];
  expect((await compress(present)).count).toBe(2);
});

test('where files cannot be written, compressing fails', async () => {
  writeFileSync(join(dist, 'compressed'), 'a file where the folder should be');
  await expect(compress()).rejects.toThrow(/(EEXIST|ENOTDIR).*compressed/);
});

const targets = ['/', '/en/', '/en/offers', '/assets/style-Ab3dE5.css', '/robots.txt', '/favicon.ico'];

test('a server answers with precompressed files as it does without them', async () => {
  await compress();
  const precompressed = await askAll(targets);
  dist = writeFixtureBuild();
  // Scripts and styles are compressed as hard as can be where there is time for it.
  const ofBytes = ['date', 'etag', 'content-length'];
  const read = ({ status, text, headers }: Answer) => {
    const kept = Object.entries(headers).filter(([name]) => !ofBytes.includes(name));
    return { status, text, headers: Object.fromEntries(kept) };
  };
  expect(precompressed.map(read)).toEqual((await askAll(targets)).map(read));
  expect(precompressed.map(({ status }) => status)).toEqual(precompressed.map(() => 200));
});

test('it sends the bytes of the precompressed files, but not those for other settings', async () => {
  await compress();
  const planted = brotliCompressSync('planted');
  writeFileSync(join(folder(), 'pages/en/offers.html.br'), planted);
  const [answer] = await askAll(['/en/offers']);
  expect(answer?.body).toEqual(planted);

  dist = writeFixtureBuild();
  await compress();
  writeFileSync(join(folder(), 'pages/en/offers.html.br'), planted);
  for (const other of await askAll(['/en/offers'], { SITE_URL: 'https://moon.example' })) {
    expect(other.text).toContain('<link rel="canonical" href="https://moon.example/en/offers">');
  }
});

test('servers of several origins each find their own', async () => {
  const moon = placeholdersAt('https://moon.example');
  const { count } = await compress({}, [placeholders]);
  dist = writeFixtureBuild();
  const both = await compress({}, [placeholders, moon]);
  expect(both.count).toBe(2 * count);
  expect((await compress(both.files, [placeholders, moon])).count).toBe(0);
  const planted = brotliCompressSync('planted');
  writeFileSync(join(dist, 'compressed', settingsFolder(moon.digest), 'pages/en/offers.html.br'), planted);
  const [answer] = await askAll(['/en/offers'], { SITE_URL: 'https://moon.example' });
  expect(answer?.body).toEqual(planted);
});

test('a file that is missing or empty is compressed in memory', async () => {
  await compress();
  rmSync(join(folder(), 'pages/en/offers.html.br'));
  writeFileSync(join(folder(), 'pages/index.html.br'), '');
  for (const { status, text, headers } of await askAll(['/', '/en/offers'])) {
    expect([status, headers.vary]).toEqual([200, 'Accept-Encoding']);
    expect(text).toMatch(/<link rel="canonical" href="https:\/\/sun\.example\/(en\/offers)?">/);
  }
});
