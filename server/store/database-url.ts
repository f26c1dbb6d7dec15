import { resolve } from 'node:path';
import { DatabaseUrlInvalid } from '../rewards-club/ports/store-errors.ts';

/** The database that a URL names. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'sqlite-memory' }
  | { readonly engine: 'postgres'; readonly url: string };

const remedy =
  'Use sqlite:var/site.db, sqlite:/var/lib/site/site.db, or postgres://user:password@host:5432/database.';

/**
 * Parses `DATABASE_URL`: `sqlite:` with a path (relative to `folder`), `sqlite::memory:`, or `postgres://…` and
 * `postgresql://…` with the parameters of node-postgres.
 * @throws {DatabaseUrlInvalid} with the problem, but without the URL, which may contain a password
 */
export function readDatabaseUrl(url: string, folder = process.cwd()): DatabaseLocation {
  const text = url.trim();
  if (text === '') throw new DatabaseUrlInvalid('is empty', remedy);
  if (text.includes('\0')) throw new DatabaseUrlInvalid('has a NUL character in it', remedy);
  if (/^postgres(ql)?:/i.test(text)) return readPostgresUrl(text);
  if (!/^sqlite:/i.test(text)) {
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1];
    const problem =
      scheme === undefined ? 'has no scheme' : `has a scheme that is not known: ${scheme.toLowerCase()}`;
    throw new DatabaseUrlInvalid(problem, remedy);
  }

  const path = text.slice('sqlite:'.length);
  if (path === ':memory:') return { engine: 'sqlite-memory' };
  if (path === '') throw new DatabaseUrlInvalid('names no file after “sqlite:”', remedy);
  if (/^\/\/[^/]/.test(path)) throw new DatabaseUrlInvalid('names a host, but SQLite has only files', remedy);
  if (/[\\/]$/.test(path)) throw new DatabaseUrlInvalid('names a folder, not a file', remedy);
  if (path.includes('?') || /^(file|:)/.test(path)) {
    throw new DatabaseUrlInvalid('has more than a path after “sqlite:”', remedy);
  }
  return { engine: 'sqlite', path: resolve(folder, path) };
}

function readPostgresUrl(text: string): DatabaseLocation {
  const parsed = URL.parse(text);
  if (parsed === null || !/^postgres(ql)?:\/\//i.test(text)) {
    throw new DatabaseUrlInvalid(
      'cannot be read as a URL',
      'Percent-encode special characters of user name and password: postgres://user:p%40ss@host:5432/database.',
    );
  }
  const host = parsed.hostname || parsed.searchParams.get('host');
  if (!host) throw new DatabaseUrlInvalid('names no host', remedy);
  if (parsed.pathname.length < 2) throw new DatabaseUrlInvalid('names no database after the host', remedy);
  return { engine: 'postgres', url: text };
}
