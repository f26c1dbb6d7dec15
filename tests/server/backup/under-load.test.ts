import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { WatchedClub } from '../club-faults/watched-club.ts';
import { createFolder } from '../conformance/store/engines-under-test.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { expectMembers, type Member } from './expect-members.ts';
import { runBackup, runRestore } from './prepare-site.ts';

/** Rows that take some time to copy: 20 MB. */
const ballast = `
  with recursive counter(n) as (select 1 union all select n + 1 from counter where n < 10000)
  insert into form_submissions (form, email_key, fields, context, submitted_at)
  select 'ballast', '', hex(randomblob(1000)), '', unixepoch() * 1000 from counter`;

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('backups of a site under load restore everybody who was a member when they began', async () => {
  const folder = await createFolder();
  const env = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}`, RATE_LIMITS: 'off' };
  const server = await startSiteProcess(env);
  await runSql(env.DATABASE_URL, ballast);
  const club = new WatchedClub(server.url);
  const members: Member[] = [];
  let isOver = false;
  const register = async () => {
    while (!isOver) members.push(await club.createMember());
  };
  const registering = Promise.all([register(), register(), register()]);
  await expect.poll(() => members.length).toBeGreaterThan(0);

  const whole = [];
  for (const file of ['first', 'second', 'third'].map((name) => join(folder, name))) {
    const soFar = [...members];
    expect(await runBackup(env, '--to', file)).toMatchObject({ code: 0, stderr: '' });
    expect(modeOf(file)).toBe('600');
    whole.push({ file, soFar });
    await expect.poll(() => members.length).toBeGreaterThan(soFar.length);
  }
  isOver = true;
  await registering;
  expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });

  for (const { file, soFar } of whole) {
    const place = `${file}-restored`;
    const restored = { ...env, DATABASE_URL: `sqlite:${join(place, 'site.db')}` };
    expect(await runRestore(restored, '--from', file)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(place).sort()).toEqual(['site.db', 'site.db.secret']);
    for (const name of readdirSync(place)) expect(modeOf(join(place, name))).toBe('600');
    await expectMembers(restored, soFar);
  }
});
