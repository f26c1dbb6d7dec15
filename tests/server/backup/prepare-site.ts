import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { keepSessionSecret } from '../../../server/start/session-secret.ts';
import { createFolder, open } from '../conformance/store/engines-under-test.ts';
import { runBackup } from './run-backup.ts';

/** A site's database with its secret, as the server leaves it. */
export async function prepareSite() {
  const folder = await createFolder();
  const path = join(folder, 'site.db');
  const url = `sqlite:${path}`;
  const store = await open(url);
  await store.migrate();
  await keepSessionSecret(`${path}.secret`);
  return { folder, path, url, env: { DATABASE_URL: url } };
}

/** A backup, and an empty place to restore it to. */
export async function prepareBackup(change: (url: string) => Promise<unknown> = async () => undefined) {
  const { folder, path, url, env } = await prepareSite();
  await change(url);
  const file = join(folder, 'backup');
  expect(await runBackup(env, '--to', file)).toMatchObject({ code: 0, stderr: '' });
  const place = join(folder, 'place');
  return { path, url, file, place, env: { DATABASE_URL: `sqlite:${join(place, 'site.db')}` } };
}

export const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Expects a message for operators: what and where, and how to fix it in a line of its own. */
export function expectExplained(
  outcome: { readonly code: number | null; readonly stdout: string; readonly stderr: string },
  ...parts: readonly (string | RegExp)[]
): void {
  expect({ ...outcome, stderr: '' }).toEqual({ code: 1, stdout: '', stderr: '' });
  expect(outcome.stderr).toMatch(/^\S.*\.\n {2}\S.*\n$/);
  for (const part of parts) expect(outcome.stderr).toMatch(part);
}

/** Runs a command whose files may not grow beyond 64 KiB: a write that would is a fault, as on a full disk. */
export function runLimited(
  name: 'backup' | 'restore',
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  const program = join(import.meta.dirname, `../../../server/services/backups/${name}-cli.ts`);
  const script = `trap '' XFSZ; ulimit -f 128; exec "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}
