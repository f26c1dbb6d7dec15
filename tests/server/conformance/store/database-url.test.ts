import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseUrlInvalid } from '../../../../server/rewards-club/ports/store-errors.ts';
import { readDatabaseUrl } from '../../../../server/store/database-url.ts';
import { openStore } from '../../../../server/store/open-store.ts';

test.each([
  ['sqlite:var/site.db', '/srv', { engine: 'sqlite', path: resolve('/srv/var/site.db') }],
  ['sqlite:./site.db', '/srv', { engine: 'sqlite', path: resolve('/srv/site.db') }],
  ['sqlite:/data/site.db', '/srv', { engine: 'sqlite', path: resolve('/data/site.db') }],
  ['sqlite:///data/site.db', '/srv', { engine: 'sqlite', path: resolve('/data/site.db') }],
  ['SQLite:gäste %20.db', '/srv', { engine: 'sqlite', path: resolve('/srv/gäste %20.db') }],
  ['sqlite::memory:', '/srv', { engine: 'sqlite-memory' }],
  ['  sqlite::memory:\n', '/srv', { engine: 'sqlite-memory' }],
  ['postgres://u:p%40@db:5433/club', '/srv', { engine: 'postgres', url: 'postgres://u:p%40@db:5433/club' }],
  [
    'postgresql://db/club?sslmode=verify-full',
    '/srv',
    { engine: 'postgres', url: 'postgresql://db/club?sslmode=verify-full' },
  ],
  [
    'postgres:///club?host=/run/postgresql',
    '/srv',
    { engine: 'postgres', url: 'postgres:///club?host=/run/postgresql' },
  ],
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
])('%j is refused with the reason, and without the URL', async (url, reason) => {
  const refused = openStore(url);
  await expect(refused).rejects.toThrow(DatabaseUrlInvalid);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.not.toThrow('secret');
});
