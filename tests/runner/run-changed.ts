/** Runs the quick tests that differ from the last commit, and those that import a file that does. For `npm run check`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quickFolders } from './stages.ts';

/** It tries every combination. */
const tooLong = 'tests/server/club/ended-proofs.test.ts';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
// The check of generated code has seen what the spec has changed, and every test rests on some of it.
const changed = new Set(
  [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => !file.startsWith('generated/')),
);
const tests = globSync(quickFolders.map((folder) => `tests/${folder}/**/*.test.ts`)).filter(
  (file) => file !== tooLong && (changed.has(file) || importsOf(file).some((path) => changed.has(path))),
);
if (tests.length === 0) console.log('No quick test is one of a changed file.');
else process.exitCode = spawnSync('vitest', ['run', ...tests], { stdio: 'inherit' }).status ?? 1;

/** The files of the project that a file imports itself. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}
