/** `npm run indexnow` against a server that takes messages as the protocol says: it reads the key where the site shows it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { runIndexNowCommand } from '../../../server/commands/run-indexnow-command.ts';
import { createWellKnownRouter } from '../../../server/pages/well-known.ts';
import { readConfig } from '../../../server/start/config/config.ts';
import { createFolder } from '../conformance/store/engines-under-test.ts';

const key = '0123456789abcdef';

interface Message {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

async function listen(app: express.Express): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site that shows its key, and an engine that checks it. */
async function prepare(shownKey: string | undefined = key) {
  const siteApp = express();
  const siteUrl = await listen(siteApp);
  siteApp.use(createWellKnownRouter(siteUrl, shownKey));
  const taken: Message[] = [];
  const engine = express().post('/indexnow', express.json({ limit: '5mb' }), async (request, response) => {
    const message = request.body as Message;
    const proof = await fetch(message.keyLocation);
    const isProven = proof.ok && (await proof.text()) === message.key;
    const isOwn = message.urlList.every((url) => new URL(url).host === message.host);
    if (isProven && isOwn && message.urlList.length <= 10_000) taken.push(message);
    response.sendStatus(!isProven ? 403 : isOwn ? 200 : 422);
  });
  const env = { SITE_URL: siteUrl, INDEXNOW_KEY: key, INDEXNOW_URL: `${await listen(engine)}/indexnow` };
  const record = join(await createFolder(), 'var', 'indexnow.json');
  const run = (more = {}, isDry = false) =>
    runIndexNowCommand({ record, isDry }, readConfig({ ...env, SITE_DAY: '2026-11-23', ...more }));
  return { run, taken, record, siteUrl };
}

test('sends all pages first, then only those that appeared, changed or went', async () => {
  const { run, taken, record, siteUrl } = await prepare();
  expect(await run({}, true)).toBe(0);
  expect(taken).toEqual([]);
  expect(await run()).toBe(0);
  expect(taken[0]?.urlList).toContain(`${siteUrl}/en/hotels`);
  expect(taken[0]?.urlList.every((url) => URL.canParse(url))).toBe(true);
  expect(await run()).toBe(0);
  expect(taken).toHaveLength(1);
  // On another day some offers have ended: their pages leave the lists.
  expect(await run({ SITE_DAY: '2027-12-01' })).toBe(0);
  const all = Object.keys(JSON.parse(await readFile(record, 'utf8')));
  expect(taken[1]?.urlList.length).toBeGreaterThan(0);
  expect(taken[1]?.urlList.some((url) => all.includes(url))).toBe(false);
});

test('records nothing that an engine has refused, and sends nothing without a key', async () => {
  const { run, taken, record } = await prepare('another-key');
  expect(await run()).toBe(1);
  await expect(readFile(record)).rejects.toThrow('ENOENT');
  expect(await run({ INDEXNOW_KEY: '' })).toBe(1);
  expect(taken).toEqual([]);
});

test('a damaged record is kept, and nothing is sent', async () => {
  const { run, taken, record } = await prepare();
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, '{ "https://hotels');
  expect(await run()).toBe(1);
  expect(taken).toEqual([]);
  expect(await readFile(record, 'utf8')).toBe('{ "https://hotels');
});
