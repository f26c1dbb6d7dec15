import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { errorCode } from '../../../server/core/failures.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { listen } from './fixture/listen.ts';
import { type Program, startProgram } from './fixture/program.ts';
import { publicOrigin } from './fixture/public-origin.ts';
import { withStarted } from './fixture/started.ts';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = (env: Readonly<Record<string, string>>) =>
  startProgram(['server/start/launch.mjs'], { PORT: '0', SITE_URL: publicOrigin, WORKERS: '2', ...env });

const countReady = ({ said }: Program) => said.stderr.match(/"site ready"/g)?.length ?? 0;

/** Process ids of the workers of a site, by the system's own table. */
function workersOf({ child }: Program): readonly string[] {
  try {
    const options = { encoding: 'utf8' } as const;
    return execFileSync('pgrep', ['-P', String(child.pid)], options)
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
  const running = withStarted(
    async () => {
      const site = serve({ DATABASE_URL: `sqlite:${join(folder, 'site.db')}` });
      return { site, url: await site.firstLine() };
    },
    ({ site }) => site.end('SIGKILL'),
  );

  test('two processes serve one port', async () => {
    const { site, url } = running();
    await expect.poll(() => countReady(site)).toBe(2);
    expect(workersOf(site)).toHaveLength(2);
    expect(await ask(`${url}/en/offers`)).toBe(200);
    expect(await ask(`${url}/readyz`)).toBe(200);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'one that %s ends is replaced, and meanwhile every request is answered',
    async (signal) => {
      const { site, url } = running();
      const before = workersOf(site);
      const readyBefore = countReady(site);
      const [victim = ''] = before;
      process.kill(Number(victim), signal);
      if (signal === 'SIGKILL') await expect.poll(() => workersOf(site)).not.toContain(victim);
      for (let count = 0; count < 50; count += 1) expect(await ask(`${url}/en/hotels`)).toBe(200);
      await expect.poll(() => countReady(site)).toBeGreaterThan(readyBefore);
      expect(workersOf(site)).toHaveLength(2);
      expect(workersOf(site)).not.toEqual(before);
      expect(await ask(`${url}/en/hotels`)).toBe(200);
    },
  );

  test('the first signal ends all of them', async () => {
    expect(await running().site.end('SIGTERM')).toMatchObject({ code: 0 });
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
      const url = await site.firstLine();
      await expect.poll(() => countReady(site)).toBe(2);
      let asked = 0;
      let isStopping = false;
      const clients = Array.from({ length: 16 }, () => askUntilRefused(`${url}/en/offers`, () => isStopping));
      while (asked < 100) asked += (await ask(`${url}/en/offers`)) === 200 ? 1 : 0;
      isStopping = true;
      if (receivers.includes('workers'))
        for (const id of workersOf(site)) process.kill(Number(id), 'SIGTERM');
      const ended = site.end('SIGTERM');
      expect((await Promise.all(clients)).flat()).toEqual([]);
      const { stderr, ...ending } = await ended;
      expect(ending).toMatchObject({ code: 0, signal: null });
      expect(stderr.match(/"site stopped"/g)).toHaveLength(2);
    },
  );
});

test('what every worker would meet is reported once, and ends the start', async () => {
  const other = createServer();
  const port = await listen(other);
  const taken = { PORT: String(port), DATABASE_URL: `sqlite:${join(folder, 'taken.db')}` };
  for (const [env, message] of [
    [taken, new RegExp(`port ${port} on 127\\.0\\.0\\.1 is taken[\\s\\S]*PORT=`, 'g')],
    [{ DATABASE_URL: `sqlite:${folder}` }, /The site cannot start/g],
  ] as const) {
    const { code, stderr } = await serve(env).ended;
    expect([code, stderr.match(message)?.length]).toEqual([1, 1]);
  }
  other.close();
});
