import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A stage of one check: the command succeeds. */
export async function runCheck(command: string, ...args: string[]): Promise<Counts> {
  const code = await runCommand(command, args);
  return code === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, note: `${command} exited with ${code}` };
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
    const { numPassedTests, numFailedTests, numPendingTests, numTotalTests } = JSON.parse(
      await readFile(report, 'utf8'),
    );
    return settle(code, numPassedTests, numFailedTests, numPendingTests, numTotalTests);
  });
}

/** Runs Playwright and counts its tests. */
export async function runPlaywright(): Promise<Counts> {
  return withReport(async (report) => {
    const code = await runCommand('playwright', ['test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { expected, unexpected, flaky, skipped } = JSON.parse(await readFile(report, 'utf8')).stats;
    return settle(code, expected, unexpected + flaky, skipped, expected + unexpected + flaky + skipped);
  });
}

/** A test that was skipped, and a runner that failed or ran nothing, count as failures. */
function settle(code: number, passed: number, failed: number, skipped: number, total: number): Counts {
  const broken = failed + skipped;
  if (broken > 0) return { passed, failed: broken };
  if (code !== 0 || total === 0)
    return { passed, failed: 1, note: total === 0 ? 'no test ran' : `exited with ${code}` };
  return { passed, failed: 0 };
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
