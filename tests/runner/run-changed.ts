/** Runs the quick tests that differ from the last commit, and those that import a file that does. For `npm run check`. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listChanged } from './changed-files.ts';
import { quickFolders } from './stages.ts';

/** It tries every combination. */
const tooLong = 'tests/server/club/ended-proofs.test.ts';

// Every test rests on some of the generated code, so that is left out.
const changed = new Set(listChanged());
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
