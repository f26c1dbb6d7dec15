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
   * Runs the command and returns its report.
   * @param file absolute
   * @throws {BackupError} if it fails
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
      // A folder is no file, and an empty value is an unset variable of a script.
      return typeof file === 'string' && /[^/\\]$/.test(file) ? resolve(file) : undefined;
    },
    async run(file, config) {
      process.stdout.write(`${await run(file, config)}\n`);
      return 0;
    },
  });
}
