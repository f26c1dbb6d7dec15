import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Makes a process, and those that it starts, tell their peak memory in kilobytes as a line on stderr. */
const tellMemory =
  'process.on("exit",()=>process.stderr.write("\\nmaxrss "+process.resourceUsage().maxRSS+"\\n"))';
const options = `--import data:text/javascript,${encodeURIComponent(tellMemory)}`;

/** What a process took. */
export interface Run {
  readonly seconds: number;
  /** The most memory that it had, or one of the processes that it started. */
  readonly megabytes: number;
}

/** Runs Node in a folder, and expects it to succeed. */
export function runNode(args: readonly string[], folder: string = root): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: options },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      const peaks = [...said.matchAll(/^maxrss (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes) / 1024);
      if (code === 0) resolve({ seconds, megabytes: Math.max(...peaks) });
      else reject(new Error(`node ${args.join(' ')} exited with ${code}.\n${said.slice(0, 4000)}`));
    });
  });
}
