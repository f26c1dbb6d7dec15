import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { vi } from 'vitest';
import { type GuestCommand, runGuestCommand } from '../../../server/commands/run-guest-command.ts';
import { readConfig } from '../../../server/start/config/config.ts';

/** Programs that a test starts many times take a third less to start. */
export const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/tests');

/** How a command ended. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string>>;

const program = join(import.meta.dirname, '../../../server/commands/guest-cli.ts');

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Outcome>;
}

/** Starts `npm run guest -- …`, without npm, in an environment of its own. */
export function startGuest(env: Environment, ...args: readonly string[]): Started {
  return startProgram(program, env, args);
}

/** Starts a command of the server in an environment of its own. */
export function startProgram(path: string, env: Environment, args: readonly string[]): Started {
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]) => ({ code, stdout, stderr }),
  );
  return { child, ended };
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
