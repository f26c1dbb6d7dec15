import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigErrors } from '../../../server/start/config/config.ts';
import { StartupError } from '../../../server/start/startup-errors.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';

type Env = Readonly<Record<string, string>>;

const folder = mkdtempSync(join(tmpdir(), 'club-start-'));
const SESSION_SECRET = 'of these starts and of nothing else';
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

beforeAll(async () => {
  database = await createPostgresDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.remove();
});

/** Expects that it does not start, and says why to people, not to programmers. */
async function expectFailure(env: Env, ...reasons: readonly (string | RegExp)[]): Promise<void> {
  const thrown = await startFixtureSite(env).catch((reason: unknown) => reason);
  expect([ConfigErrors, StartupError].some((known) => thrown instanceof known)).toBe(true);
  const message = thrown instanceof Error ? thrown.message : '';
  expect(message).toMatch(/^The site cannot start: /);
  for (const reason of reasons) expect(message).toMatch(reason);
  expect(message).not.toMatch(/^\s+at /m);
  for (const secret of [SESSION_SECRET, 's3cret', new URL(database.url).password])
    expect(message).not.toContain(secret);
}

test('wrong settings are told all at once, and no secret with them', async () => {
  const env = {
    DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site',
    SMTP_URL: 'smtp://site:s3cret@mail.example:99999',
    MAIL_FROM: 's3cret@',
    CRM: 'hubspot',
    HUBSPOT_TOKEN: 'pat-s3cret-1',
    HUBSPOT_PORTAL_ID: '123456',
    GOOGLE_CLIENT_SECRET: 's3cret',
    METRICS_PORT: 'none',
  };
  const missing = ['SESSION_SECRET', 'HUBSPOT_ACTIVATION_FORM_ID', 'HUBSPOT_REGISTRATION_FORM_ID'];
  const fields = [
    'HUBSPOT_CLUB_EMAIL_FIELD',
    'HUBSPOT_ACTIVATION_LINK_FIELD',
    'HUBSPOT_ACTIVATION_CODE_FIELD',
  ];
  const told = [...missing, ...fields, 'GOOGLE_CLIENT_ID', 'SMTP_URL', 'MAIL_FROM', 'METRICS_PORT'];
  await expectFailure(env, '10 settings are wrong', ...told.map((name) => new RegExp(`^  ${name} `, 'm')));
});

test.each([
  ['is away', (url: URL) => Object.assign(url, { port: '1' }), 'ECONNREFUSED'],
  ['refuses the password', (url: URL) => Object.assign(url, { password: 's3cret' }), '28P01'],
  ['is not there', (url: URL) => Object.assign(url, { pathname: '/missing' }), '3D000'],
])('a PostgreSQL database that %s', async (_what, change, code) => {
  const { href } = change(new URL(database.url));
  await expectFailure({ DATABASE_URL: href, SESSION_SECRET }, code, 'DATABASE_URL');
});

test('a PostgreSQL user who may not make tables', async () => {
  const role = `reader_${process.pid}`;
  await runSql(database.url, `create role ${role} login password 's3cret'`);
  const { href } = Object.assign(new URL(database.url), { username: role, password: 's3cret' });
  await expectFailure({ DATABASE_URL: href, SESSION_SECRET }, '3F000', 'DATABASE_URL');
  await runSql(database.url, `drop role ${role}`);
});

test.each([
  ['an embedded', () => `sqlite:${join(folder, 'newer.db')}`],
  ['a PostgreSQL', () => database.url],
])('%s database of a newer version', async (_what, urlOf) => {
  const DATABASE_URL = urlOf();
  const store = await openStore(DATABASE_URL);
  await store.migrate();
  await store.close();
  await runSql(DATABASE_URL, "insert into store_migrations values ('9999-later', '2026-01-01T00:00:00Z')");
  await expectFailure({ DATABASE_URL, SESSION_SECRET }, 'newer', '9999-later');
});

test('a file that is no database, and one in a place that is no folder', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'These are no tables. '.repeat(400));
  await expectFailure({ DATABASE_URL: `sqlite:${join(folder, 'notes.txt')}` }, 'SQLITE_NOTADB');
  await expectFailure({ DATABASE_URL: `sqlite:${join(folder, 'notes.txt', 'site.db')}` }, 'EEXIST');
});

test('a kept session secret that is none, or that others could read', async () => {
  const path = join(folder, 'kept.db');
  writeFileSync(`${path}.secret`, 's3cret', { mode: 0o600 });
  await expectFailure({ DATABASE_URL: `sqlite:${path}` }, 'kept.db.secret', 'Remove the file');
  writeFileSync(`${path}.secret`, 's'.repeat(40));
  chmodSync(`${path}.secret`, 0o644);
  await expectFailure({ DATABASE_URL: `sqlite:${path}` }, 'mode 644', `chmod 600 ${path}.secret`);
});
