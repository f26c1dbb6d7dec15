import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigErrors, readConfig } from '../../config/config.ts';
import { BackupError } from './backup-error.ts';

/** A command on one file. */
export interface BackupCommand {
  readonly usage: string;
  /** The option with the file, without its hyphens. */
  readonly option: 'to' | 'from';
  /**
   * Does it, and reports it in one line.
   * @param file absolute
   * @throws {BackupError} if it cannot be done
   */
  run(file: string, config: Config): Promise<string>;
}

/** Parses the arguments; 'help' for --help, undefined if they are invalid. */
function readArguments(
  option: BackupCommand['option'],
  args: readonly string[],
): string | 'help' | undefined {
  try {
    const options = { [option]: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (values.help === true) return 'help';
    const file = values[option];
    // A folder cannot be meant, and an empty variable of a script neither.
    return typeof file === 'string' && /[^/\\]$/.test(file) ? resolve(file) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a command with the arguments and the environment of this process. Reports to standard output, and writes the rest to standard error.
 * @returns the exit code: 0 done, 1 failed, 2 wrong arguments
 */
export async function runBackupCommand({ usage, option, run }: BackupCommand): Promise<number> {
  const file = readArguments(option, process.argv.slice(2));
  if (file === undefined || file === 'help') {
    (file === undefined ? process.stderr : process.stdout).write(`${usage}\n`);
    return file === undefined ? 2 : 0;
  }
  try {
    process.stdout.write(`${await run(file, readConfig(process.env))}\n`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ConfigErrors || thrown instanceof BackupError)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    return 1;
  }
}
