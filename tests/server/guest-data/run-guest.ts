import { join } from 'node:path';
import { pino } from 'pino';
import { vi } from 'vitest';
import { type GuestCommand, runGuestCommand } from '../../../server/commands/run-guest-command.ts';
import { readConfig } from '../../../server/start/config/config.ts';
import { type Outcome, type Program, startProgram } from '../integration/fixture/program.ts';

export type Environment = Readonly<Record<string, string>>;

/** Starts a command of the server, such as `guest`, without npm. */
export function startCommand(name: string, env: Environment, ...args: readonly string[]): Program {
  const path = join(import.meta.dirname, `../../../server/commands/${name}-cli.ts`);
  return startProgram([path, ...args], { LOG_LEVEL: 'trace', ...env });
}

/** Runs something in this process, and catches what it writes. @param run gives the exit code; is given a log to write to */
export async function runHere(run: (log: pino.Logger) => Promise<number>): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
      said[stream] += chunk;
      return true;
    }),
  );
  const write = (line: string) => {
    said.stderr += line;
  };
  const log = pino({ level: 'trace' }, { write });
  try {
    return { code: await run(log), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command on a guest's data in this process, in an environment of its own. */
export async function runGuest(env: Environment, command: GuestCommand, email: string): Promise<Outcome> {
  return runHere((log) => runGuestCommand(command, email, readConfig(env), log));
}
