import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeBackup } from '../../../server/commands/write-backup.ts';
import { readConfig } from '../../../server/start/config/config.ts';
import { ensureSessionSecret } from '../../../server/start/session-secret.ts';
import { createFolder, open } from '../conformance/store/engines-under-test.ts';
import { type Environment, startCommand } from '../guest-data/run-guest.ts';
import { type Outcome, startProgram } from '../integration/fixture/program.ts';

export const startBackup = startCommand.bind(undefined, 'backup');
export const startRestore = startCommand.bind(undefined, 'restore');
export const runBackup = (...given: Parameters<typeof startBackup>) => startBackup(...given).ended;
export const runRestore = (...given: Parameters<typeof startRestore>) => startRestore(...given).ended;

/** A site's database with its secret, as the server leaves it. */
export async function prepareSite() {
  const folder = await createFolder();
  const path = join(folder, 'site.db');
  const url = `sqlite:${path}`;
  const store = await open(url);
  await store.migrate();
  await ensureSessionSecret(`${path}.secret`);
  return { folder, path, url, env: { DATABASE_URL: url } };
}

/** A backup, and an empty place to restore it to. */
export async function prepareBackup(change: (url: string) => Promise<unknown> = async () => undefined) {
  const { folder, path, url, env } = await prepareSite();
  await change(url);
  const file = join(folder, 'backup');
  await writeBackup(file, readConfig(env));
  const place = join(folder, 'place');
  return { path, url, file, place, env: { DATABASE_URL: `sqlite:${join(place, 'site.db')}` } };
}

export const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Expects a message for operators: what and where, and how to fix it in a line of its own. */
export function expectExplained(
  { code, stdout, stderr }: Outcome,
  ...parts: readonly (string | RegExp)[]
): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^\S.*\.\n {2}\S.*\n$/);
  for (const part of parts) expect(stderr).toMatch(part);
}

/** Runs a command whose files may not grow beyond 64 KiB: a write that would is a fault, as on a full disk. */
export function runLimited(
  name: 'backup' | 'restore',
  env: Environment,
  ...args: readonly string[]
): Promise<Outcome> {
  const program = join(import.meta.dirname, `../../../server/commands/${name}-cli.ts`);
  const script = `trap '' XFSZ; ulimit -f 128; exec "$0" "$@"`;
  return startProgram(['-c', script, process.execPath, program, ...args], env, { command: 'sh' }).ended;
}
