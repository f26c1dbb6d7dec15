import { type Config, ConfigErrors, readConfig } from '../config/config.ts';
import { StartupError } from '../start/startup-errors.ts';
import { BackupError } from './backups/backup-error.ts';

/** A command that operators run, with the environment of a server. */
export interface Command<Request> {
  readonly usage: string;
  /**
   * Parses the arguments.
   * @returns 'help' for --help, undefined if they are invalid
   * @throws if they are invalid, as `parseArgs` does
   */
  read(args: string[]): Request | 'help' | undefined;
  /**
   * @returns the exit code
   * @throws {BackupError} if it cannot be done
   * @throws {StartupError} if a service cannot be opened
   */
  run(request: Request, config: Config): Promise<number>;
}

/**
 * Runs a command with the arguments of this process. Reports why it failed to standard error.
 * @returns the exit code: that of the command, 1 if it failed, 2 for wrong arguments
 */
export async function runCommand<Request>({ usage, read, run }: Command<Request>): Promise<number> {
  const request = readOrNot(() => read(process.argv.slice(2)));
  if (request === undefined || request === 'help') {
    (request === undefined ? process.stderr : process.stdout).write(`${usage}\n`);
    return request === undefined ? 2 : 0;
  }
  try {
    return await run(request, readConfig(process.env));
  } catch (thrown) {
    const isKnown = [ConfigErrors, StartupError, BackupError].some((known) => thrown instanceof known);
    if (!(isKnown && thrown instanceof Error)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    return 1;
  }
}

function readOrNot<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
