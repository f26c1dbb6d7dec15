import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** A process under load, pinned to one core if there are several, so that the load comes from another core. */
export interface MeasuredProcess {
  readonly pid: number;
  /** The first line that it prints. */
  readonly line: string;
  stop(): Promise<void>;
}

/** Pins a command to the first core if there are several. */
export function onFirstCore(command: readonly string[]): readonly string[] {
  return availableParallelism() > 1 ? ['taskset', '-c', '0', ...command] : command;
}

/**
 * Starts a script of this repository, or of another folder by its absolute path, on the first core.
 * @param env the whole environment, except PATH
 * @param flags options of Node
 */
export async function startMeasured(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<MeasuredProcess> {
  const command = [process.execPath, ...flags, resolve(root, script), ...args];
  const [program = '', ...rest] = onFirstCore(command);
  const child: ChildProcess = spawn(program, rest, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  if (child.stdout === null) throw new Error('The process has no output.');
  const printed = once(createInterface(child.stdout), 'line');
  const [line] = await Promise.race([
    printed,
    exited.then(() => {
      throw new Error(`${script} ended before it was ready.`);
    }),
  ]);
  return {
    // taskset replaces itself with the program, so the process id is the program's.
    pid: child.pid ?? 0,
    line: String(line),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
