import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../start/config/config.ts';
import { runCommand } from './run-command.ts';

/** A command on one file. */
export interface BackupCommand {
  readonly usage: string;
  /** The option with the file, without its hyphens. */
  readonly option: 'to' | 'from';
  /**
   * Does it, and reports it.
   * @param file absolute
   * @throws {BackupError} if it cannot be done
   */
  run(file: string, config: Config): Promise<string>;
}

/**
 * Runs a command with the arguments and the environment of this process. Reports to standard output, and writes the rest to standard error.
 * @returns the exit code: 0 done, 1 failed, 2 wrong arguments
 */
export function runBackupCommand({ usage, option, run }: BackupCommand): Promise<number> {
  return runCommand({
    usage,
    read(args) {
      const { values } = parseArgs({
        args,
        options: { [option]: { type: 'string' }, help: { type: 'boolean' } } as const,
      });
      if (values.help === true) return 'help';
      const file = values[option];
      // A folder cannot be meant, and an empty variable of a script neither.
      return typeof file === 'string' && /[^/\\]$/.test(file) ? resolve(file) : undefined;
    },
    async run(file, config) {
      process.stdout.write(`${await run(file, config)}\n`);
      return 0;
    },
  });
}
