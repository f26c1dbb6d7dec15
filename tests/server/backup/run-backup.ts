import { join } from 'node:path';
import { type Environment, type Outcome, startProgram } from '../guest-data/run-guest.ts';

const folder = join(import.meta.dirname, '../../../server/services/backups');

/** Runs `npm run backup -- …`, without npm, in an environment of its own. */
export function runBackup(env: Environment, ...args: readonly string[]): Promise<Outcome> {
  return startProgram(join(folder, 'backup-cli.ts'), env, args).ended;
}

/** Runs `npm run restore -- …`, without npm, in an environment of its own. */
export function runRestore(env: Environment, ...args: readonly string[]): Promise<Outcome> {
  return startProgram(join(folder, 'restore-cli.ts'), env, args).ended;
}
