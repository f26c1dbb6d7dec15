import { parseArgs } from 'node:util';
import { createLog } from '../core/log.ts';
import { runCommand } from './run-command.ts';
import { type GuestCommand, guestCommands, runGuestCommand } from './run-guest-command.ts';

const usage = `Usage: npm run --silent guest -- <command> <e-mail>

  export <e-mail>         write all data about a guest to standard output, as JSON
  remove <e-mail>         remove all data, notify a member by mail, and remove the contact from the CRM
  end-sessions <e-mail>   log a member out everywhere; password and passkeys stay
  log-names <e-mail>      the “subject” of a guest in the log's security events, by each secret

  --help                  this text

Any spelling of the e-mail works. Use the environment of the server, which may be running.
An interrupted removal can be repeated. The log goes to standard error.

Exit codes: 0 done · 1 no data found, or the command failed · 2 wrong arguments, nothing changed`;

interface Arguments {
  readonly command: GuestCommand;
  readonly email: string;
}

function read(args: string[]): Arguments | 'help' | undefined {
  const options = { help: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return 'help';
  const [name, email = '', ...more] = positionals;
  const command = guestCommands.find((known) => known === name);
  const isEmail = /^[^@].*@.*[^@]$/s.test(email.trim());
  return command !== undefined && isEmail && more.length === 0 ? { command, email } : undefined;
}

process.exitCode = await runCommand({
  usage,
  read,
  run: ({ command, email }, config) => runGuestCommand(command, email, config, createLog(config.logLevel)),
});
