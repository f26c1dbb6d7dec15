import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { keepSessionSecret } from '../../../server/start/session-secret.ts';
import { createFolder, open } from '../conformance/store/engines-under-test.ts';
import { type Environment, type Outcome, startProgram } from '../guest-data/run-guest.ts';

const programOf = (name: 'backup' | 'restore') =>
  join(import.meta.dirname, `../../../server/commands/${name}-cli.ts`);

/** Starts `npm run backup -- …`, without npm, in an environment of its own. */
export const startBackup = (env: Environment, ...args: readonly string[]) =>
  startProgram(programOf('backup'), env, args);

/** Starts `npm run restore -- …`, as `startBackup` does. */
export const startRestore = (env: Environment, ...args: readonly string[]) =>
  startProgram(programOf('restore'), env, args);

export const runBackup = (...given: Parameters<typeof startBackup>) => startBackup(...given).ended;
export const runRestore = (...given: Parameters<typeof startRestore>) => startRestore(...given).ended;

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
export function expectExplained(outcome: Outcome, ...parts: readonly (string | RegExp)[]): void {
  expect({ ...outcome, stderr: '' }).toEqual({ code: 1, stdout: '', stderr: '' });
  expect(outcome.stderr).toMatch(/^\S.*\.\n {2}\S.*\n$/);
  for (const part of parts) expect(outcome.stderr).toMatch(part);
}

/** Runs a command whose files may not grow beyond 64 KiB: a write that would is a fault, as on a full disk. */
export function runLimited(
  name: 'backup' | 'restore',
  env: Environment,
  ...args: readonly string[]
): Outcome {
  const script = `trap '' XFSZ; ulimit -f 128; exec "$0" "$@"`;
  const command = ['-c', script, process.execPath, programOf(name), ...args];
  const options = { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' } as const;
  const { status: code, stdout, stderr } = spawnSync('sh', command, options);
  return { code, stdout, stderr };
}
