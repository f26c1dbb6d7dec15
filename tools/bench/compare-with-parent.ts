/**
 * Runs benchmarks alternately on this checkout and on one of its parent. Exits with 1 if a ratio is worse here by more
 * than its spread: `node tools/bench/compare-with-parent.ts <folder of the parent> <benchmarks>`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BenchRun, compareRatios, formatComparisons } from './compare-ratios.ts';

const rounds = 3;
const [, , parent = '', ...names] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'bench-compare-'));

function measure(checkout: string): BenchRun {
  const file = join(folder, 'figures.json');
  const args = ['tools/bench/run.ts', ...names, '--json', file];
  execFileSync(process.execPath, args, { cwd: checkout, stdio: 'inherit' });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const [before, after]: [BenchRun[], BenchRun[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  after.push(measure(join(import.meta.dirname, '../..')));
  before.push(measure(resolve(parent)));
}
rmSync(folder, { recursive: true });
const comparisons = compareRatios(before, after);
console.log(formatComparisons(comparisons));
if (comparisons.some(({ isWorse }) => isWorse)) process.exitCode = 1;
