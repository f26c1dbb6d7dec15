import { join } from 'node:path';
import { type Environment, type Outcome, startProgram } from '../guest-data/run-guest.ts';

const folder = join(import.meta.dirname, '../../../server/services/backups');

/** Starts `npm run backup -- …`, without npm, in an environment of its own. */
export function startBackup(env: Environment, ...args: readonly string[]): ReturnType<typeof startProgram> {
  return startProgram(join(folder, 'backup-cli.ts'), env, args);
}

/** Starts `npm run restore -- …`, as `startBackup` does. */
export function startRestore(env: Environment, ...args: readonly string[]): ReturnType<typeof startProgram> {
  return startProgram(join(folder, 'restore-cli.ts'), env, args);
}

export function runBackup(env: Environment, ...args: readonly string[]): Promise<Outcome> {
  return startBackup(env, ...args).ended;
}

export function runRestore(env: Environment, ...args: readonly string[]): Promise<Outcome> {
  return startRestore(env, ...args).ended;
}
