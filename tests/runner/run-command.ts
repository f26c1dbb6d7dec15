import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';
import type { Counts } from './result.ts';

/** Runs a command of the project with its output shown; gives its exit code. */
function runCommand(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program that finds nothing wrong. Its output is shown when it has ended, since others run beside it. */
export function runCheck(command: string, ...args: string[]): Promise<Counts> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 64 << 20 }, (fault, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      if (fault === null) resolve({ passed: 1, failed: 0 });
      else resolve({ passed: 0, failed: 1, note: `${command} exited with ${fault.code}` });
    });
  });
}

/** Runs Vitest on some files and counts their tests. */
export async function runVitest(...filters: string[]): Promise<Counts> {
  return withReport(async (report) => {
    const code = await runCommand('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ]);
    return settle(code, readVitestReport(JSON.parse(await readFile(report, 'utf8'))));
  });
}

/** Runs Playwright and counts its tests. */
export async function runPlaywright(workers: number): Promise<Counts> {
  return withReport(async (report) => {
    const code = await runCommand('playwright', ['test', `--workers=${workers}`, '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return settle(code, readPlaywrightReport(JSON.parse(await readFile(report, 'utf8'))));
  });
}

/** A runner that failed although no test did, or ran nothing, counts as a failure. */
function settle(code: number, counts: Counts): Counts {
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'no test ran' };
  return code === 0 ? counts : { ...counts, failed: 1, note: `exited with ${code}` };
}

async function withReport(run: (report: string) => Promise<Counts>): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    return await run(join(folder, 'report.json'));
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      note: `no report: ${error instanceof Error ? error.message : String(error)}`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
