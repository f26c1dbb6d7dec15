import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Programs that a test starts many times take a third less to start. */
export const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/tests');

/** How a command ended. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string>>;

const program = join(import.meta.dirname, '../../../server/services/guest-cli.ts');

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

export function runGuest(env: Environment, ...args: readonly string[]): Promise<Outcome> {
  return startGuest(env, ...args).ended;
}
