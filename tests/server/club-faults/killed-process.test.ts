import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/api/operations.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { readRecords } from '../club-api/records.ts';
import { Crowd } from './crowd.ts';
import { expectKept, expectOpens } from './expect-kept.ts';
import { startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-killed-'));
const databasePath = join(folder, 'site.db');
const env = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1' };
/** Before which calls it is killed; `start`: when it has just begun to deliver what waits. */
const moments: readonly (OperationId | 'start')[] = [
  'registerLoyaltyUser',
  'resetPassword',
  'start',
  'submitRegistration',
  'updateContact',
  'start',
  'registerLoyaltyUser',
  'resetPassword',
  'start',
];

afterAll(() => rmSync(folder, { recursive: true }));

test('killed at any moment, the site keeps all that it acknowledged, and nothing half done', async () => {
  const crowd = new Crowd(6);
  for (const moment of sampleOf(moments, 4, 0)) {
    const server = await startSiteProcess(env);
    const club = new WatchedClub(server.url);
    const gone = crowd.visit(club);
    if (moment !== 'start') await Promise.race([gone, club.nextCall(moment)]);
    await sleep(Math.random() * 120);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    await gone;
    if (moment !== 'start') club.expectSilentLog(server.log().split('\n'));
    for (const life of crowd.lives) expectKept(readRecords(databasePath), life);
  }

  const server = await startSiteProcess(env);
  const club = new WatchedClub(server.url);
  await crowd.finish(club);
  expect(crowd.lives.length).toBeGreaterThanOrEqual(6);
  for (const life of crowd.lives) {
    expectKept(readRecords(databasePath), life);
    await expectOpens(club, life);
  }
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});
