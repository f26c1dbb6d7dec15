import { resolve } from 'node:path';
import { isLoopbackHost } from '../core/client-address.ts';
import { DatabaseUrlInvalid } from '../core/ports/store-errors.ts';

/** The database that a URL names. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'sqlite-memory' }
  | { readonly engine: 'postgres'; readonly url: string };

const remedy =
  'Use sqlite:var/site.db, sqlite:/var/lib/site/site.db, or postgres://user:password@host:5432/database?sslmode=verify-full.';
const sslModes = ['verify-full', 'verify-ca', 'require', 'no-verify', 'disable'];
const sslRemedy =
  'Add ?sslmode=verify-full, and &sslrootcert=<file> for a certificate of your own authority; on a private network that nobody else can read, ?sslmode=disable.';

/**
 * Parses `DATABASE_URL`: `sqlite:` with a path (relative to `folder`), `sqlite::memory:`, or `postgres://…` and
 * `postgresql://…` with the parameters of node-postgres. For a server on another machine, `sslmode` is required: a
 * missing parameter must not mean clear text.
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
  // node-postgres uses the last of several parameters with one name, and prefers `host` to the host of the URL.
  const { host: named, sslmode } = Object.fromEntries(parsed.searchParams);
  const host = named || parsed.hostname;
  if (host === '') throw new DatabaseUrlInvalid('names no host', remedy);
  if (parsed.pathname.length < 2) throw new DatabaseUrlInvalid('names no database after the host', remedy);
  if (sslmode === undefined && !/^(\/|%2f)/i.test(host) && !isLoopbackHost(host)) {
    throw new DatabaseUrlInvalid('names a server on another machine without sslmode', sslRemedy);
  }
  if (sslmode !== undefined && !sslModes.includes(sslmode)) {
    throw new DatabaseUrlInvalid(`has another sslmode than ${sslModes.join(', ')}`, sslRemedy);
  }
  // node-postgres 8 treats these alike, with a warning; its next version will verify less.
  const url = text.replace(/([?&]sslmode=)(?:require|verify-ca)(?![^&#])/g, '$1verify-full');
  return { engine: 'postgres', url };
}
