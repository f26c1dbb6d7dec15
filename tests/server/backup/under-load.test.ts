import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { waitUntil } from '../club-faults/wait-until.ts';
import { WatchedClub } from '../club-faults/watched-club.ts';
import { createFolder } from '../conformance/store/engines-under-test.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { expectMembers } from './expect-members.ts';
import { RegisteringGuests } from './registering-guests.ts';
import { runBackup, runRestore } from './run-backup.ts';

/** Rows that take some time to copy: 20 MB. */
const ballast = `
  with recursive counter(n) as (select 1 union all select n + 1 from counter where n < 10000)
  insert into form_submissions (form, email_key, fields, context, submitted_at)
  select 'ballast', '', hex(randomblob(1000)), '', unixepoch() * 1000 from counter`;

test('backups of a site under load restore everybody who was a member when they began', async () => {
  const folder = await createFolder();
  const env = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` };
  const server = await startSiteProcess({ ...env, RATE_LIMITS: 'off' });
  await runSql(env.DATABASE_URL, ballast);
  const guests = new RegisteringGuests(new WatchedClub(server.url), 3);
  await waitUntil(() => guests.soFar().length > 0);

  const whole = [];
  for (const file of ['first', 'second', 'third'].map((name) => join(folder, name))) {
    const members = guests.soFar();
    expect(await runBackup(env, '--to', file)).toMatchObject({ code: 0, stderr: '' });
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    whole.push({ file, members });
    await waitUntil(() => guests.soFar().length > members.length);
  }
  await guests.stop();
  expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });

  for (const { file, members } of whole) {
    const restored = { DATABASE_URL: `sqlite:${file}-restored/site.db` };
    expect(await runRestore(restored, '--from', file)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(`${file}-restored`).sort()).toEqual(['site.db', 'site.db.secret']);
    for (const name of readdirSync(`${file}-restored`)) {
      expect((statSync(join(`${file}-restored`, name)).mode & 0o777).toString(8)).toBe('600');
    }
    await expectMembers(restored, members);
  }
});
