import { expect, test } from 'vitest';
import { createMember } from '../club-api/registration-steps.ts';
import { withRestartablePostgres } from '../club-faults/restartable-postgres.ts';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { WatchedClub } from '../club-faults/watched-club.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { expectMembers } from './expect-members.ts';
import { startArchive } from './postgres-archive.ts';

const SESSION_SECRET = 'a setting that both sites have and nobody else';
const postgres = withRestartablePostgres();

test('PostgreSQL goes back to the moment before a mistake, and every member of that moment logs in', async () => {
  const archive = await startArchive(postgres());
  const { url } = postgres();
  const server = await startSiteProcess({ DATABASE_URL: url, SESSION_SECRET, RATE_LIMITS: 'off' });
  const club = new WatchedClub(server.url);
  const before = await createMember(club);
  await archive.copyBase();
  const after = await createMember(club);
  const [moment] = await runSql(url, 'select clock_timestamp()::text as time');
  await runSql(url, 'delete from members');
  expect(await runSql(url, 'select * from members')).toEqual([]);
  await archive.archiveAll();
  await server.end('SIGTERM');

  const restored = await archive.restore(String(moment?.time));
  await expectMembers({ DATABASE_URL: restored, SESSION_SECRET }, [before, after]);
});
