import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseUrlInvalid } from '../../../../server/core/ports/store-errors.ts';
import { type DatabaseLocation, readDatabaseUrl } from '../../../../server/store/database-url.ts';
import { openStore } from '../../../../server/store/open-store.ts';

type Row = [url: string, folder: string, location: DatabaseLocation];

test.each<Row>([
  ['sqlite:var/site.db', '/srv', { engine: 'sqlite', path: resolve('/srv/var/site.db') }],
  ['sqlite:./site.db', '/srv', { engine: 'sqlite', path: resolve('/srv/site.db') }],
  ['sqlite:/data/site.db', '/srv', { engine: 'sqlite', path: resolve('/data/site.db') }],
  ['sqlite:///data/site.db', '/srv', { engine: 'sqlite', path: resolve('/data/site.db') }],
  ['SQLite:gäste %20.db', '/srv', { engine: 'sqlite', path: resolve('/srv/gäste %20.db') }],
  ['sqlite::memory:', '/srv', { engine: 'sqlite-memory' }],
  ['  sqlite::memory:\n', '/srv', { engine: 'sqlite-memory' }],
  ...[
    'postgres://u:p%40@127.0.0.1:5433/club',
    'postgres://[::1]/club',
    'postgres://localhost/club',
    'postgresql://db/club?sslmode=verify-full',
    'postgres://db/club?sslmode=no-verify&application_name=site',
    'postgres://db/club?sslmode=disable',
    'postgres:///club?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/club',
  ].map((url): Row => [url, '/srv', { engine: 'postgres', url }]),
  // As node-postgres understands these modes, but for good and without its warning.
  ...['require', 'verify-ca'].map((mode): Row => {
    const url = 'postgres://db/club?sslmode=verify-full&sslrootcert=/ca';
    return [url.replace('verify-full', mode), '/srv', { engine: 'postgres', url }];
  }),
])('%s names a database', (url, folder, location) => {
  expect(readDatabaseUrl(url, folder)).toEqual(location);
});

test.each([
  ['', /empty/],
  ['var/site.db', /no scheme/],
  ['mysql://u:secret@db/club', /scheme.*mysql/],
  ['sqlite:', /no file/],
  ['sqlite:var/', /a folder/],
  ['sqlite://db/secret', /a host/],
  ['sqlite:site.db?mode=secret', /more than a path/],
  ['sqlite:file:site.db', /more than a path/],
  ['sqlite::shared:', /more than a path/],
  ['sqlite:a\0secret', /NUL/],
  ['postgres:secret', /cannot be read/],
  ['postgres://u:p/ss@secret:x/club', /cannot be read|no database/],
  ['postgres://u:secret@db', /no database/],
  ['postgres://u:secret@db/', /no database/],
  ['postgres:///secret', /no host/],
  ['postgres:///secret?host=', /no host/],
  ['postgres://u:secret@db/club', /without sslmode/],
  ['postgres://u:secret@db/club?ssl=1', /without sslmode/],
  ['postgres://u:secret@127.0.0.1/club?host=db', /without sslmode/],
  ['postgres://u:secret@localhost.example/club', /without sslmode/],
  ['postgres://u:secret@db/club?sslmode=prefer', /another sslmode/],
  ['postgres://u:secret@db/club?sslmode=disable&sslmode=', /another sslmode/],
  ['postgres://u:secret@%zz/club', /without sslmode/],
])('%j is refused with the reason, and without the URL', async (url, reason) => {
  const refused = openStore(url);
  await expect(refused).rejects.toThrow(DatabaseUrlInvalid);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.not.toThrow('secret');
});
