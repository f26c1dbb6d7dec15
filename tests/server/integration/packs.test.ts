import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { openPack } from '../../../server/packs/open-pack.ts';
import { packBuild } from '../../../server/packs/pack-build.ts';
import { Packer, type PackSummary } from '../../../server/packs/packer.ts';
import { placeholdersOf } from '../../../server/pages/site-settings.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';
import { stylesheet, writeFixtureBuild } from './fixture/write-fixture-build.ts';

const siteUrl = 'https://sun.example';
const placeholders = placeholdersOf(readConfig({ SITE_URL: siteUrl, DATABASE_URL: 'sqlite::memory:' }));

let dist: string;
beforeEach(() => {
  dist = writeFixtureBuild();
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const pack = (): Promise<PackSummary> => packBuild(dist, new Packer(dist, placeholders));
const open = (settings = placeholders.digest) => openPack(dist, settings);
const segments = () => readdirSync(join(dist, 'packed')).filter((name) => name.endsWith('.pack'));
const edit = (name: string, text: string, build: string) => {
  writeFileSync(join(dist, name), text);
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ id: build }));
};

test('a pack holds what the server sends of every file that is worth compressing, in both encodings', async () => {
  await pack();
  const names = globSync('{client,pages}/**/*.{html,css,xml}', { cwd: dist });
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const built = readFileSync(join(dist, name));
    const packed = open()?.find(name);
    if (built.length < 1024) {
      expect(packed, name).toBeUndefined();
      continue;
    }
    const sent = name.startsWith('pages/') ? placeholders.fill(built) : built;
    expect(brotliDecompressSync(packed?.br ?? ''), name).toEqual(sent);
    expect(gunzipSync(packed?.gzip ?? ''), name).toEqual(sent);
  }
  expect(open()?.find('client/assets/picture-Ab3dE5.png')).toBeUndefined();
});

test('only what has changed is compressed anew, and what is gone leaves the pack', async () => {
  const { files } = await pack();
  expect(await pack()).toMatchObject({ files, anew: 0 });
  edit('client/assets/style-Ab3dE5.css', '.offer { color: navy }\n'.repeat(99), 'second');
  const gone = globSync('pages/**/*.html', { cwd: dist })[0] ?? '';
  rmSync(join(dist, gone));
  expect(await pack()).toMatchObject({ files: files - 1, anew: 1 });
  expect(open()?.find(gone)).toBeUndefined();
  expect(String(brotliDecompressSync(open()?.find('client/assets/style-Ab3dE5.css')?.br ?? ''))).toContain(
    'navy',
  );
});

test('after many changes a pack is no larger than one made at once', async () => {
  await pack();
  for (let round = 0; round < 30; round += 1) {
    edit('client/assets/style-Ab3dE5.css', `${stylesheet}/* ${round} */`, `build ${round}`);
    await pack();
    expect(segments().length).toBeLessThanOrEqual(13);
  }
  const sizeOfAll = () =>
    segments().reduce((sum, name) => sum + readFileSync(join(dist, 'packed', name)).length, 0);
  const grown = sizeOfAll();
  rmSync(join(dist, 'packed'), { recursive: true });
  await pack();
  expect(grown).toBeLessThan(1.5 * sizeOfAll());
});

test('a pack is of no use for other settings, for another build, and where it is damaged', async () => {
  await pack();
  expect(open()).toBeDefined();
  expect(open('another digest')).toBeUndefined();
  writeFileSync(join(dist, 'build.json'), '{"id":"another"}');
  expect(open()).toBeUndefined();
  await pack();
  const [name = ''] = segments();
  const bytes = readFileSync(join(dist, 'packed', name));
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(join(dist, 'packed', name), bytes);
  expect(open()).toBeUndefined();
  rmSync(join(dist, 'packed', name));
  expect(open()).toBeUndefined();
  expect((await pack()).anew).toBeGreaterThan(0);
  expect(open()).toBeDefined();
});

test('a pack that cannot be written is a fault, told once', async () => {
  writeFileSync(join(dist, 'packed'), 'a file where the folder should be');
  await expect(pack()).rejects.toThrow(/EEXIST.*packed/);
});

test('what an interrupted process has left is removed; what another is writing stays', async () => {
  const folder = join(dist, 'packed');
  mkdirSync(folder);
  for (const name of ['.999999999.tmp', '.1.tmp', 'orphan.pack']) writeFileSync(join(folder, name), 'half');
  await pack();
  expect(existsSync(join(folder, '.1.tmp'))).toBe(true);
  expect(existsSync(join(folder, '.999999999.tmp'))).toBe(false);
  expect(existsSync(join(folder, 'orphan.pack'))).toBe(false);
});

test('a server answers from a pack as it does without one', async () => {
  await pack();
  const env = { SITE_URL: siteUrl };
  const asked: string[] = [];
  const findPack = async (settings: string) => {
    asked.push(settings);
    return open(settings);
  };
  const [packed, plain] = [
    await startFixtureSite(env, { distFolder: dist, findPack }),
    await startFixtureSite(env),
  ];
  try {
    expect(asked).toEqual([placeholders.digest]);
    for (const target of [
      '/',
      '/en/',
      '/en/offers',
      '/assets/style-Ab3dE5.css',
      '/robots.txt',
      '/favicon.ico',
    ]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const [one, other] = await Promise.all(
          [packed, plain].map((site) => ask(site, target, { headers: { 'Accept-Encoding': encoding } })),
        );
        expect(one?.status, `${target} ${encoding}`).toBe(200);
        expect(one?.text, `${target} ${encoding}`).toBe(other?.text);
        // Scripts and styles are compressed as hard as can be where there is time for it.
        const ofBytes = target.startsWith('/assets/') ? { etag: '', 'content-length': '' } : {};
        const headersOf = (answer: Answer | undefined) => ({ ...answer?.headers, date: '', ...ofBytes });
        expect(headersOf(one)).toEqual(headersOf(other));
      }
    }
  } finally {
    await Promise.all([packed.stop(), plain.stop()]);
  }
});
