import { createHash, hash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { digestTools } from './last-run.ts';

/** The cache of results of earlier runs for an output folder. */
export function openWorkCache(out: string): DiskCache {
  return openDiskCache(workCacheFile(out), digestTools());
}

/** The lock of everything that writes into an output folder. */
export function lockOf(out: string): string {
  return join(cacheFolder(out), 'run.lock');
}

export function workCacheFile(out: string): string {
  return join(cacheFolder(out), 'work.db');
}

function cacheFolder(out: string): string {
  return join(out, 'node_modules/.cache/generate');
}

/** A cache of earlier runs' work. */
export interface Cache {
  /** @param key names a piece of work; its input is in the key, or stored with the value */
  find(key: string): unknown;
  /** @param value plain data: anything that structured cloning copies */
  store(key: string, value: unknown): void;
}

/** A cache on disk. */
export interface DiskCache extends Cache {
  /** Removes entries neither found nor stored since the cache was opened. */
  prune(): void;
}

/** How long another process may hold the file, in milliseconds. */
const patience = 10_000;

// A lost or half-written entry is rebuilt, so nothing waits for the disk.
const setUp = `
  PRAGMA synchronous = OFF;
  PRAGMA journal_mode = MEMORY;
  CREATE TABLE IF NOT EXISTS entries (name TEXT PRIMARY KEY, digest TEXT NOT NULL, content BLOB NOT NULL);
`;

/**
 * Opens a cache in a file of its own: thousands of files would each take longer to make than their entry. An entry has a digest,
 * so a damaged or half-written one is ignored; a file that is no database is removed. One that cannot be read or written only costs time.
 * @param tools digest of the generator, its packages and Node; entries of other versions are ignored
 */
export function openDiskCache(file: string, tools: string): DiskCache {
  const used = new Set<string>();
  let statements: ReturnType<typeof openStatements> | undefined;
  const nameOf = (key: string) => {
    const name = hash('sha256', `${tools} ${key}`);
    used.add(name);
    return name;
  };
  const use = <T>(work: (opened: NonNullable<typeof statements>) => T): T | undefined => {
    try {
      statements ??= openStatements(file);
      return work(statements);
    } catch {
      statements = undefined;
      tryToRemove(file);
      return undefined;
    }
  };
  return {
    find(key) {
      const name = nameOf(key);
      if (statements === undefined && !existsSync(file)) return undefined;
      return use(({ find }) => {
        const row = find.get(name) as { digest: string; content: Uint8Array } | undefined;
        return row !== undefined && row.digest === digestOf(name, row.content)
          ? deserialize(row.content)
          : undefined;
      });
    },
    store(key, value) {
      const name = nameOf(key);
      const content = serialize(value);
      use(({ store }) => store.run(name, digestOf(name, content), content));
    },
    prune() {
      use(({ list, remove }) => {
        for (const row of list.all()) {
          const name = String(row.name);
          if (!used.has(name)) remove.run(name);
        }
      });
    },
  };
}

/** Whether an earlier run has left a cache in the file. */
export function isCacheThere(file: string): boolean {
  return existsSync(file);
}

function openStatements(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec(setUp);
  return {
    find: database.prepare('SELECT digest, content FROM entries WHERE name = ?'),
    store: database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)'),
    list: database.prepare('SELECT name FROM entries'),
    remove: database.prepare('DELETE FROM entries WHERE name = ?'),
  };
}

function tryToRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // In a read-only checkout the file stays.
  }
}

function digestOf(name: string, content: Uint8Array): string {
  return createHash('sha256').update(name).update(content).digest('hex');
}

/** Milliseconds; longer than any queue of runs. */
const lockPatience = 600_000;

/**
 * Does some work while no other process does work under the same lock; the others wait. SQLite locks the file by the
 * operating system, which releases it when a process ends, however it ends.
 * @param path a file of its own; where it cannot be created, as in a read-only folder, nobody waits
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = openLock(path);
  try {
    lock?.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock?.close();
  }
}

function openLock(path: string): DatabaseSync | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return new DatabaseSync(path, { timeout: lockPatience });
  } catch {
    return undefined;
  }
}
