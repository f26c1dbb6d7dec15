import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRecords } from '../club-api/records.ts';
import { ask } from '../integration/fixture/ask.ts';
import { Crowd } from './crowd.ts';
import { expectKept, expectOpens } from './expect-kept.ts';
import { startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-full-'));
const databasePath = join(folder, 'site.db');
const env = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1' };
/** No file of the process may grow beyond 1 MiB, in units of 512 bytes; a write that would is a fault, not its end. */
const limits = "trap '' XFSZ; ulimit -f 2048";

afterAll(() => rmSync(folder, { recursive: true }));

test('on a full disk calls are refused with 503, and with room again everybody goes on', async () => {
  const full = await startSiteProcess(env, limits);
  const club = new WatchedClub(full.url);
  const crowd = new Crowd(4);
  // Each visit ends with a call that was refused; whoever tries again is refused again.
  expect(await crowd.visit(club)).toBe(false);
  await crowd.visit(club);
  await expect.poll(async () => (await ask(full, '/readyz')).text).toContain('storeUnavailable');
  expect((await ask(full, '/readyz')).status).toBe(503);
  expect((await ask(full, '/healthz')).status).toBe(200);
  expect((await ask(full, '/en/offers')).status).toBe(200);
  const { code, errors } = await full.end('SIGTERM');
  expect(code).toBe(0);
  expect(errors).toMatch(/"event":"(limit|request)\.failed".*SQLITE_(FULL|IOERR)/);
  club.expectSilentLog(errors.split('\n'));
  for (const life of crowd.lives) expectKept(readRecords(databasePath), life);

  const roomy = await startSiteProcess(env);
  expect((await ask(roomy, '/readyz')).status).toBe(200);
  const again = new WatchedClub(roomy.url);
  await crowd.finish(again);
  for (const life of crowd.lives) {
    expectKept(readRecords(databasePath), life);
    await expectOpens(again, life);
  }
  await roomy.end('SIGTERM');
});
