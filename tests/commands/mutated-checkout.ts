import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Mutation } from '../gates/mutations/mutation.ts';
import { readPlaywrightReport } from '../runner/read-report.ts';

const root = resolve(import.meta.dirname, '../..');
const report = 'report.json';
/** A run that takes longer hangs, in milliseconds. */
const patience = 600_000;
/** Variables by which Vitest would change what its child processes do, and the wish for a campaign. */
const own = /^(VITEST.*|NODE_ENV|TEST|CAMPAIGNS)$/;

/** The result of a run. A test that was skipped, or whose file could not be loaded, has neither passed nor failed. */
export interface Outcome {
  readonly passed: number;
  /** The names of the tests that failed. */
  readonly failures: readonly string[];
}

/** A copy of this checkout as it is on disk, in which code can be broken and tested. */
export class MutatedCheckout {
  readonly folder = mkdtempSync(join(tmpdir(), 'mutated-'));

  constructor() {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
    for (const file of listed.filter((name) => name !== '' && existsSync(join(root, name)))) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    // A folder of links, so that caches of the copy stay its own.
    mkdirSync(join(this.folder, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((item) => !item.startsWith('.')))
      symlinkSync(join(root, 'node_modules', name), join(this.folder, 'node_modules', name));
  }

  /** Runs something while the code is broken. */
  async whileBroken<T>({ file, find, replace }: Mutation, run: () => Promise<T>): Promise<T> {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    // A function, since a text may hold what stands for a match.
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
    try {
      return await run();
    } finally {
      writeFileSync(path, text);
    }
  }

  /** Runs test files of Vitest, until the first failure. */
  async runVitest(files: readonly string[]): Promise<Outcome> {
    const output = [`--outputFile=${join(this.folder, report)}`, '--reporter=json', '--bail=1'];
    const paths = files.map((file) => `tests/${file}`);
    await this.#run(['node_modules/vitest/vitest.mjs', 'run', ...output, ...paths]);
    const { numPassedTests, testResults }: JsonTestResults = this.#readReport();
    const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = ran.filter(({ status }) => status === 'failed');
    return { passed: numPassedTests, failures: failed.map(({ fullName }) => fullName) };
  }

  /** Builds the site; a page that throws is not looked for. */
  async build(): Promise<void> {
    const { succeeded, output } = await this.#run(['tools/site-build/cli.ts', '--no-check']);
    if (!succeeded) throw new Error(`The build failed.\n${output}`);
  }

  /** Runs the tests of Playwright with these titles, until the first failure. */
  async runPlaywright(mutations: readonly Mutation[]): Promise<Outcome> {
    const titles = mutations.map(({ title = '' }) => title.replaceAll(/[^\p{L}\p{N} ]/gu, '.'));
    const files = new Set(mutations.map(({ tests }) => `tests/${tests}`));
    const options = ['--reporter=json', '--workers=1', '--max-failures=1', '--grep', titles.join('|')];
    await this.#run(['node_modules/@playwright/test/cli.js', 'test', ...options, ...files]);
    const read: JSONReport = this.#readReport();
    const { passed, failures } = readPlaywrightReport(read);
    return { passed, failures: read.stats.unexpected === 0 ? [] : failures };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Runs a program of the copy to its end, however it ends. */
  #run(args: readonly string[]): Promise<{ succeeded: boolean; output: string }> {
    const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
    const env = { ...Object.fromEntries(kept), PLAYWRIGHT_JSON_OUTPUT_NAME: join(this.folder, report) };
    const options = { cwd: this.folder, env, timeout: patience, maxBuffer: 64 << 20 };
    return new Promise((done) => {
      execFile(process.execPath, args, options, (fault, stdout, stderr) =>
        done({ succeeded: fault === null, output: stdout + stderr }),
      );
    });
  }

  /** Reads the report of the last run, and takes it away, so that the next run has to write its own. */
  #readReport() {
    const path = join(this.folder, report);
    if (!existsSync(path)) throw new Error('The tests have not run to their end.');
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    return JSON.parse(text);
  }
}
