import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CheckoutCopy } from './fixture/checkout-copy.ts';

const copy = new CheckoutCopy();
const offers = join(copy.folder, 'spec/routes/offers.yaml');
const original = readFileSync(offers, 'utf8');
const eventually = { timeout: 60_000, interval: 100 };
let child: ChildProcess;
let said = '';

beforeAll(() => {
  child = spawn(process.execPath, ['server/start/dev.ts'], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'fatal' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
});

afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  copy.remove();
});

/** Status and heading of an address. */
async function ask(path: string): Promise<string> {
  const [url = ''] = /^http:.*$/m.exec(said) ?? [];
  const response = await fetch(url + path);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
  return `${response.status} ${heading}`;
}

function addOffer(title: string): void {
  writeFileSync(
    offers,
    `${original.trimEnd()}\n\n  offer-of-today:\n    locales:\n      en: { title: ${title} }\n`,
  );
}

test('a new page is answered after each save, and the last good one while the spec has a fault', async () => {
  const path = '/en/offer/offer-of-today';
  await expect.poll(() => said, eventually).toMatch(/^http:.*\n/m);
  expect(await ask(path)).toMatch(/^404 /);
  for (const title of ['Sun', 'Sun and sea']) {
    addOffer(title);
    await expect.poll(() => ask(path), eventually).toBe(`200 ${title}`);
  }
  addOffer('[ Rain');
  await expect.poll(() => said, eventually).toContain('error YAML_MALFORMED');
  expect(await ask(path)).toBe('200 Sun and sea');
  addOffer('Rain');
  await expect.poll(() => ask(path), eventually).toBe('200 Rain');
}, 180_000);
