import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { readRecords } from '../club-api/records.ts';
import { Crowd } from './crowd.ts';
import { expectKept } from './expect-kept.ts';
import { expectOpens } from './expect-opens.ts';
import { startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-killed-'));
const databasePath = join(folder, 'site.db');
const env = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1' };
const kills = 6;

afterAll(() => rmSync(folder, { recursive: true }));

test('killed at any moment, the site keeps all that it acknowledged, and nothing half done', async () => {
  const crowd = new Crowd(6);
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startSiteProcess(env);
    const club = new WatchedClub(server.url);
    const gone = crowd.visit(club);
    await Promise.race([gone, sleep(300 + Math.random() * 900)]);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    await gone;
    club.expectSilentLog(server.log().split('\n'));
    for (const life of crowd.lives) expectKept(readRecords(databasePath), life);
  }

  const server = await startSiteProcess(env);
  const club = new WatchedClub(server.url);
  await crowd.finish(club);
  expect(crowd.lives.length).toBeGreaterThan(kills);
  for (const life of crowd.lives) {
    expectKept(readRecords(databasePath), life);
    await expectOpens(club.guest(), life);
  }
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});
