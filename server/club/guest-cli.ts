import { parseArgs } from 'node:util';
import { ConfigErrors, readConfig } from '../config/config.ts';
import { createLog } from '../http/log.ts';
import { StartupError } from '../start/startup-errors.ts';
import { type GuestCommand, guestCommands, runGuestCommand } from './run-guest-command.ts';

const usage = `Usage: npm run --silent guest -- <command> <e-mail>

  export <e-mail>    write all data about a guest to standard output, as JSON
  remove <e-mail>    remove all data, notify a member by mail, and remove the contact from the CRM

  --help             this text

Any spelling of the e-mail works. Use the environment of the server, which may be running.
An interrupted removal can be repeated. The log goes to standard error.

Exit codes: 0 done · 1 no data found, or the command failed · 2 wrong arguments, nothing changed`;

interface Arguments {
  readonly command: GuestCommand;
  readonly email: string;
}

/** Parses the arguments; 'help' for --help, undefined if they are invalid. */
function readArguments(args: readonly string[]): Arguments | 'help' | undefined {
  try {
    const options = { help: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return 'help';
    const [name, email = '', ...more] = positionals;
    const command = guestCommands.find((known) => known === name);
    const isEmail = /^[^@].*@.*[^@]$/s.test(email.trim());
    return command !== undefined && isEmail && more.length === 0 ? { command, email } : undefined;
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const read = readArguments(process.argv.slice(2));
  if (read === 'help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (read === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    return await runGuestCommand(read.command, read.email, config, createLog(config.logLevel));
  } catch (thrown) {
    if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    return 1;
  }
}

process.exitCode = await main();
