import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startBuiltSite, withBuiltSite } from './fixture/built-site.ts';
import { publicOrigin } from './fixture/public-origin.ts';

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
