import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { openPresentBuild } from '../../../tools/site-build/open-build.ts';
import { ask } from './fixture/ask.ts';
import { startBuiltSite, withBuiltSite } from './fixture/built-site.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { publicOrigin } from './fixture/public-origin.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';

const site = withBuiltSite();

describe('the process', () => {
  async function run(env: Readonly<Record<string, string>>) {
    const child = startBuiltSite(env);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += String(chunk);
    });
    const [code] = await once(child, 'close');
    return { code, output, errors };
  }

  test('lists all faults of its environment and exits with 1', async () => {
    const { code, output, errors } = await run({ PORT: 'x', SITE_URL: 'x', RATE_LIMITS: 'x' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    for (const setting of ['PORT', 'SITE_URL', 'RATE_LIMITS']) expect(errors).toContain(`  ${setting} `);
  });

  test('says that the port is taken and exits with 1', async () => {
    const { port } = new URL(site().url);
    const { code, output, errors } = await run({ PORT: port, LOG_LEVEL: 'silent' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(new RegExp(`port ${port} on 127\\.0\\.0\\.1 is taken[\\s\\S]*PORT=`));
  });

  test('says what an error is that nothing has caught, and not its message, which may quote a guest', async () => {
    const fail = "process.on('SIGUSR2', () => { throw new RangeError('guest@example.com typed this') })";
    const settings = { PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'fatal' };
    const child = startBuiltSite({
      ...settings,
      NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(fail)}"`,
    });
    const errors = textOf(child.stderr);
    await once(createInterface(child.stdout), 'line');
    child.kill('SIGUSR2');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(JSON.parse(await errors)).toMatchObject({ level: 60, fault: 'RangeError' });
    expect(await errors).not.toContain('guest@');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s', async (signal) => {
    const settings = { PORT: '0', SITE_URL: publicOrigin, DATABASE_URL: 'sqlite::memory:' };
    const child = startBuiltSite({ ...settings, LOG_LEVEL: 'silent' });
    await once(createInterface(child.stdout), 'line');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

test('a fault in a template of the build keeps its place in the source', async () => {
  const { build, openBuiltSite: openSite } = await openPresentBuild(
    join(import.meta.dirname, '../../../dist'),
  );
  const [page] = fixtureTables.pages.filter(({ path }) => path === '/en/VIP-club');
  const tables = { ...fixtureTables, pages: page === undefined ? [] : [page] };
  const site = await startFixtureSite({}, { build, openSite, tables });
  const { status, text } = await ask(site, '/en/VIP-club');
  await site.stop();
  expect([status, text]).toEqual([500, expect.stringContaining('<html lang="en"')]);
  const line = site.logged.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'a request failed');
  expect(line).toMatchObject({ fault: 'RangeError', path: '/en/VIP-club' });
  expect(line.at.join()).toMatch(/renderRequest/);
});
