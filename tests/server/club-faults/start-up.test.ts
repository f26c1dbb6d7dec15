/* A site that cannot start says why to people, not to programmers, and repeats no secret. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigErrors } from '../../../server/start/config/config.ts';
import { StartupError } from '../../../server/start/startup-errors.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { withStarted } from '../integration/fixture/started.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-start-'));
const file = (name: string) => join(folder, name);
const SESSION_SECRET = 'of these starts and of nothing else';
const database = withStarted(createPostgresDatabase, ({ remove }) => remove());

afterAll(() => rmSync(folder, { recursive: true }));

/** The address of the PostgreSQL database with parts changed. */
const postgres = (changes: Partial<URL>) => Object.assign(new URL(database().url), changes).href;

async function addLaterMigration(url: string): Promise<string> {
  const store = await openStore(url);
  await store.migrate();
  await store.close();
  await runSql(url, "insert into store_migrations values ('9999-later', '2026-01-01T00:00:00Z')");
  return url;
}

function keepSecret(text: string, mode: number): string {
  writeFileSync(file('kept.db.secret'), text);
  chmodSync(file('kept.db.secret'), mode);
  return `sqlite:${file('kept.db')}`;
}

async function createReader(): Promise<string> {
  const role = `reader_${process.pid}`;
  await runSql(database().url, `drop role if exists ${role}`, `create role ${role} login password 's3cret'`);
  return postgres({ username: role, password: 's3cret' });
}

function writeNotes(): string {
  writeFileSync(file('notes.txt'), 'These are no tables. '.repeat(400));
  return `sqlite:${file('notes.txt')}`;
}

test.each<[what: string, prepare: () => string | Promise<string>, ...reasons: (string | RegExp)[]]>([
  ['a PostgreSQL server that is away', () => postgres({ port: '1' }), 'ECONNREFUSED', 'DATABASE_URL'],
  ['one that refuses the password', () => postgres({ password: 's3cret' }), '28P01', 'DATABASE_URL'],
  ['one without the database', () => postgres({ pathname: '/missing' }), '3D000', 'DATABASE_URL'],
  ['a PostgreSQL user who may not make tables', createReader, '3F000', 'DATABASE_URL'],
  ['a database of a newer version', () => addLaterMigration(`sqlite:${file('newer.db')}`), 'newer', '9999-l'],
  ['the same on PostgreSQL', () => addLaterMigration(database().url), 'newer', '9999-later'],
  ['a file that is no database', writeNotes, 'SQLITE_NOTADB'],
  ['a place that is no folder', () => `${writeNotes()}/site.db`, 'EEXIST'],
  ['a kept secret that is none', () => keepSecret('s3cret', 0o600), 'kept.db.secret', 'Remove the file'],
  ['one that others could read', () => keepSecret('s'.repeat(40), 0o644), 'mode 644', /chmod 600 .*secret/],
])('%s', async (_what, prepare, ...reasons) => {
  const DATABASE_URL = await prepare();
  // An embedded database has a secret of its own.
  const env = { DATABASE_URL, ...(DATABASE_URL.startsWith('postgres') ? { SESSION_SECRET } : {}) };
  const thrown = await startFixtureSite(env).catch((reason: unknown) => reason);
  expect([ConfigErrors, StartupError].some((known) => thrown instanceof known)).toBe(true);
  const message = thrown instanceof Error ? thrown.message : '';
  expect(message).toMatch(/^The site cannot start: /);
  for (const reason of reasons) expect(message).toMatch(reason);
  expect(message).not.toMatch(/^\s+at /m);
  for (const secret of [SESSION_SECRET, 's3cret', new URL(database().url).password])
    expect(message).not.toContain(secret);
});
