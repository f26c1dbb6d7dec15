/** Packs of a build, and the answers that servers make of them. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { openPack } from '../../../server/pages/open-pack.ts';
import { settingsOf } from '../../../server/pages/site-settings.ts';
import { packFile } from '../../../tools/site-build/pack-maker.ts';
import { readPacks } from '../../../tools/site-build/read-packs.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { type FixtureSite, loadFixtureRenderer, startFixtureSite } from './fixture/start-fixture-site.ts';
import { pageFiles, writeFixtureBuild, writePack } from './fixture/write-fixture-build.ts';

const siteUrl = 'https://sun.example';
const day = '2026-11-23';
const input = { day, settings: settingsOf(readConfig({ DATABASE_URL: 'sqlite::memory:' }), siteUrl) };
const encodings = ['br', 'gzip', 'identity'];
const targets = ['/', '/en/', '/en/offers', '/assets/style-Ab3dE5.css', '/robots.txt', '/favicon.ico'];
const english = fixtureTables.pages.filter(({ locale }) => locale === 'en');

let site: FixtureSite | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** Renders the files of the build for another origin, with the day. */
const loadRenderer: typeof loadFixtureRenderer = async (...given) => {
  const [distFolder, settings, readDay] = given;
  const renderFile = (name: string) =>
    String(readPacks(distFolder).readBuilt(name))
      .replaceAll(siteUrl, settings.siteUrl)
      .replace(/$/, readDay() === day ? '' : `<!-- ${readDay()} -->`);
  return { ...(await loadFixtureRenderer(...given)), renderFile };
};

async function start(origin: string, readDay: () => string = () => day): Promise<FixtureSite> {
  const distFolder = writeFixtureBuild(undefined, input);
  site = await startFixtureSite({ SITE_URL: origin }, { distFolder, loadRenderer, readDay });
  return site;
}

function askAll(at: FixtureSite): Promise<readonly Answer[]> {
  const asked = targets.flatMap((target) =>
    encodings.map((encoding) => ask(at, target, { headers: { 'Accept-Encoding': encoding } })),
  );
  return Promise.all(asked);
}

test('a server sends what the build has compressed for it, with the tag from the pack', async () => {
  const at = await start(siteUrl);
  const pack = openPack(join(at.distFolder, packFile('en')));
  const file = pack.files.get('en/offers.html');
  const { body, headers } = await ask(at, '/en/offers', { headers: { 'Accept-Encoding': 'br' } });
  expect(body).toEqual(file && pack.readCompressed(file));
  expect(headers.etag).toBe(file?.tag);
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
  expect((await ask(at, '/en/offers', { headers: again })).status).toBe(304);
});

test('a server of another origin answers as if the build had been made for it', async () => {
  const other = 'https://moon.example';
  const own = await askAll(await start(siteUrl));
  await site?.stop();
  const its = await askAll(await start(other));
  // The compressed bytes, and what follows from them.
  const read = ({ status, text, headers }: Answer, origin: string) => {
    const { date: _date, etag: _tag, 'content-length': _length, ...others } = headers;
    return { status, text, headers: others, origin };
  };
  const moved = own.map((answer) =>
    JSON.parse(JSON.stringify(read(answer, siteUrl)).replaceAll(siteUrl, other)),
  );
  expect(its.map((answer) => read(answer, other))).toEqual(moved);
});

test('on another day, a server renders anew, within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let today = day;
  const at = await start(siteUrl, () => today);
  const textOf = async () => (await ask(at, '/en/offers')).text;
  const first = await textOf();
  today = '2026-11-24';
  vi.advanceTimersByTime(60_000);
  expect(await textOf()).toBe(`${first}<!-- 2026-11-24 -->`);
  today = day;
  vi.advanceTimersByTime(60_000);
  expect(await textOf()).toBe(first);
});

test('an answer has the same bytes and tag however often it is asked for', async () => {
  const at = await start(siteUrl);
  const first = await askAll(at);
  for (let round = 0; round < 4; round += 1) {
    const again = await askAll(at);
    expect(again.map(({ body, headers }) => [body, headers.etag])).toEqual(
      first.map(({ body, headers }) => [body, headers.etag]),
    );
  }
});

test('a build that is published under a running server changes nothing that it answers', async () => {
  const at = await start(siteUrl);
  const before = await askAll(at);
  const folder = join(at.distFolder, 'packs');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  writePack(at.distFolder, 'en', { ...pageFiles(english), 'en/offers.html': 'another' }, input);
  writeFileSync(join(folder, 'hr.pack'), 'damaged');
  const after = await askAll(at);
  expect(after.map(({ status, body }) => [status, body])).toEqual(
    before.map(({ status, body }) => [status, body]),
  );
});
