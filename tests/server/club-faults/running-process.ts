import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';
import { compileCache } from '../guest-data/run-guest.ts';
import { writeFixtureBuild } from '../integration/fixture/fixture-site.ts';

/** How a process ended. */
interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

/** The site in a process of its own, which a test may kill. */
export interface SiteProcess {
  readonly url: string;
  /** Standard error so far: the log, and whatever else the process has to say. */
  readonly log: () => string;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ending>;
}

type Env = Readonly<Record<string, string>>;

const program = join(import.meta.dirname, 'site-process.ts');
const { folder } = writeFixtureBuild();
const children = new Set<ChildProcess>();

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function run(command: string, args: readonly string[], env: Env) {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]): Ending => {
    children.delete(child);
    return { code, signal, output, errors };
  });
  return { child, ended, errors: () => errors };
}

/**
 * Serves the fixture's pages and the club, in an environment of only the variables given.
 * @param limits shell commands that are run before, such as `ulimit`
 */
export async function startSiteProcess(env: Env, limits = ''): Promise<SiteProcess> {
  const start = `${limits}${limits === '' ? '' : '; '}exec "$0" "$@"`;
  const args = ['-c', start, process.execPath, program, folder];
  const { child, ended, errors } = run('sh', args, { PORT: '0', LOG_LEVEL: 'trace', ...env });
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(({ errors: why }) => {
      throw new Error(`The site has not started:\n${why}`);
    }),
  ]);
  return {
    url: String(url),
    log: errors,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
