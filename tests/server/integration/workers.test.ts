import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode } from '../../../server/core/failures.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { publicOrigin } from './fixture/public-origin.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function serve(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn('node', ['server/start/launch.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', SITE_URL: publicOrigin, WORKERS: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Process ids of the workers of a site, by the system's own table. */
function workersOf(site: ChildProcess): readonly string[] {
  try {
    const options = { encoding: 'utf8' } as const;
    return execFileSync('pgrep', ['-P', String(site.pid)], options)
      .split('\n')
      .filter(Boolean)
      .toSorted();
  } catch {
    return [];
  }
}

/** A request on a connection of its own, so that it may come to any worker. */
async function ask(url: string): Promise<number | undefined> {
  const asked = request(url, { agent: false }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

describe('WORKERS=2', () => {
  let site: ChildProcess;
  let url = '';
  let log = '';
  const countReady = () => log.match(/"site ready"/g)?.length ?? 0;
  beforeAll(async () => {
    site = serve({ DATABASE_URL: `sqlite:${join(folder, 'site.db')}` });
    site.stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    [url] = await once(createInterface({ input: site.stdout ?? process.stdin }), 'line');
  });
  afterAll(() => site.kill('SIGKILL'));

  test('two processes serve one port', async () => {
    await expect.poll(countReady).toBe(2);
    expect(workersOf(site)).toHaveLength(2);
    expect(await ask(`${url}/en/offers`)).toBe(200);
    expect(await ask(`${url}/readyz`)).toBe(200);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'one that %s ends is replaced, and meanwhile every request is answered',
    async (signal) => {
      const before = workersOf(site);
      const readyBefore = countReady();
      const [victim = ''] = before;
      process.kill(Number(victim), signal);
      if (signal === 'SIGKILL') await expect.poll(() => workersOf(site)).not.toContain(victim);
      for (let count = 0; count < 50; count += 1) expect(await ask(`${url}/en/hotels`)).toBe(200);
      await expect.poll(countReady).toBeGreaterThan(readyBefore);
      expect(workersOf(site)).toHaveLength(2);
      expect(workersOf(site)).not.toEqual(before);
      expect(await ask(`${url}/en/hotels`)).toBe(200);
    },
  );

  test('the first signal ends all of them', async () => {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    const [code] = await ended;
    expect(code).toBe(0);
  });
});

describe('a stop under load', () => {
  /**
   * Asks on new connections, one after the other, until the site takes no more.
   * @returns faults. A connection made after the signal may be reset if the next one is refused: the system does that
   *   to what arrives between the last accept and the closing of the port
   */
  async function askUntilRefused(url: string, isStopping: () => boolean): Promise<readonly string[]> {
    const faults: string[] = [];
    let wasReset = false;
    for (;;) {
      const isLate = isStopping();
      try {
        const status = await ask(url);
        if (status !== 200 || wasReset) faults.push(`${status}${wasReset ? ' after a reset' : ''}`);
      } catch (thrown) {
        const code = errorCode(thrown);
        if (code === 'ECONNREFUSED') return faults;
        if (code !== 'ECONNRESET' || !isLate || wasReset) faults.push(code);
        wasReset = true;
      }
    }
  }

  test.each(sampleOf(['to the supervisor', 'to the supervisor and all workers at once'], 2, 1))(
    'cuts off no connection that was made before it; the signal goes %s',
    async (receivers) => {
      const site = serve({ DATABASE_URL: `sqlite:${join(folder, 'stop.db')}` });
      let log = '';
      site.stderr?.on('data', (chunk: Buffer) => {
        log += chunk;
      });
      const [url] = await once(createInterface({ input: site.stdout ?? process.stdin }), 'line');
      await expect.poll(() => log.match(/"site ready"/g)).toHaveLength(2);
      let asked = 0;
      let isStopping = false;
      const clients = Array.from({ length: 16 }, () => askUntilRefused(`${url}/en/offers`, () => isStopping));
      while (asked < 100) asked += (await ask(`${url}/en/offers`)) === 200 ? 1 : 0;
      const ended = once(site, 'exit');
      isStopping = true;
      if (receivers.includes('workers'))
        for (const id of workersOf(site)) process.kill(Number(id), 'SIGTERM');
      site.kill('SIGTERM');
      expect((await Promise.all(clients)).flat()).toEqual([]);
      expect(await ended).toEqual([0, null]);
      expect(log.match(/"site stopped"/g)).toHaveLength(2);
    },
  );
});

test('what every worker would meet is reported once, and ends the start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = { PORT: String(port), DATABASE_URL: `sqlite:${join(folder, 'taken.db')}` };
  for (const [env, message] of [
    [taken, new RegExp(`port ${port} on 127\\.0\\.0\\.1 is taken[\\s\\S]*PORT=`, 'g')],
    [{ DATABASE_URL: `sqlite:${folder}` }, /The site cannot start/g],
  ] as const) {
    const site = serve(env);
    const [errors, [code]] = await Promise.all([text(site.stderr ?? process.stdin), once(site, 'close')]);
    expect([code, errors.match(message)?.length]).toEqual([1, 1]);
  }
  other.close();
});
