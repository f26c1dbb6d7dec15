import { steering } from '../../generated/forms/filters.ts';
import { type Config, ConfigErrors, readConfig } from '../start/config/config.ts';
import { StartupError } from '../start/startup-errors.ts';
import { BackupError } from './backup-file.ts';

/**
 * Writes a text that may contain input of guests. Escapes control characters as JSON does, because they could control
 * the terminal; the meaning of JSON is unchanged.
 */
export function print(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  const shown = text.replace(steering, (character, at: number) => {
    const isRowEnd = character === '\r' && text[at + 1] === '\n';
    return isRowEnd ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  stream.write(shown);
}

/** Matches the start of a formula in a spreadsheet, with any separator that its user may choose. */
const formula = /(?<=^|[;,\t|\n]|\r(?!\n))(?=[\s\p{Cf}"']*[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r])/gu;

/** Formats rows as CSV (RFC 4180) with quoted cells. An apostrophe before a formula prevents its evaluation. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  return `"${text.replace(formula, "'").replaceAll('"', '""')}"`;
}

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
 * Runs a command with the arguments of this process. Reports an error to standard error.
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
