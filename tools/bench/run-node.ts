import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEndedSeconds } from './serve/processor-time.ts';

const root = join(import.meta.dirname, '../..');

/** Preloaded code that prints peak memory in kilobytes as a line on stderr. */
const reportUsage =
  'process.on("exit",()=>process.stderr.write("\\nusage "+process.resourceUsage().maxRSS+"\\n"))';
const options = `--import data:text/javascript,${encodeURIComponent(reportUsage)}`;

/** Resources that a process used. */
export interface Run {
  readonly seconds: number;
  /**
   * CPU time in seconds, including children. Other load on the machine affects it less than `seconds`. NaN if the
   * system does not report it.
   */
  readonly cpuSeconds: number;
  /** Peak memory of the process or of one of its children, whichever is larger. */
  readonly megabytes: number;
}

/** Runs Node in a folder; rejects if it fails. */
export function runNode(args: readonly string[], folder: string = root): Promise<Run> {
  return observe([process.execPath, ...args], folder);
}

/** Runs `npm run <script>` in a folder; rejects if it fails. */
export function runScript(script: string, folder: string): Promise<Run> {
  return observe(['npm', 'run', script], folder);
}

/**
 * Runs Node, and watches its memory.
 * @returns also the peak of its megabytes `together` with its children's; shared memory counts once. 0 if the system
 *   does not report it
 */
export async function weighNode(
  args: readonly string[],
  folder: string,
): Promise<Run & { readonly together: number }> {
  let together = 0;
  const run = await observe([process.execPath, ...args], folder, (pid) => {
    together = Math.max(together, measureMemory(pid));
  });
  return { ...run, together };
}

function observe(
  [program = '', ...args]: readonly string[],
  folder: string,
  look?: (pid: number) => void,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const before = readEndedSeconds();
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: options },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Reading the memory of a process pauses it for some milliseconds.
    const looking = look && setInterval(() => look(child.pid ?? 0), 50);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(looking);
      const seconds = (performance.now() - start) / 1000;
      const cpuSeconds = readEndedSeconds() - before;
      const usages = [...said.matchAll(/^usage (\d+)$/gm)];
      const megabytes = Math.max(...usages.map(([, kilobytes]) => Number(kilobytes) / 1024));
      if (code === 0) resolve({ seconds, cpuSeconds, megabytes });
      else reject(new Error(`${program} ${args.join(' ')} exited with ${code}.\n${said.slice(0, 4000)}`));
    });
  });
}

/** Proportional set size of a process and its children, in megabytes. */
function measureMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return Number(kilobytes) / 1024 + children.reduce((sum, child) => sum + measureMemory(Number(child)), 0);
  } catch {
    // The process has ended, or this is not Linux.
    return 0;
  }
}
