import { existsSync, readFileSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/* The start of `npm run serve`: runs the server of the present build, which `dist/build.json` names. */

// React and the page plugin read this.
process.env.NODE_ENV = 'production';

const dist = pathToFileURL('dist/');
const note = readNote();
const folder = new URL(`${note?.id}/`, dist);
const program = new URL('server/main.cjs', folder);
const reason =
  (note === undefined && 'it has not been built') ||
  (note.format !== 1 && 'dist/ was built by another version') ||
  (!existsSync(program) && 'the build is incomplete');
if (reason) {
  process.stderr.write(`The site cannot start: ${reason}.\n  Run npm run build, or npm start for both.\n`);
  process.exitCode = 1;
} else {
  // Caches compiled code, so that later starts are faster. A folder without write access disables the cache.
  enableCompileCache(fileURLToPath(new URL('compiled', folder)));
  const { main } = createRequire(import.meta.url)(fileURLToPath(program));
  // Set only now, because V8 would collect garbage a dozen times while tables are loaded. Without it, the process takes
  // 100 MB more.
  setFlagsFromString('--heap-growing-percent=10');
  await main(fileURLToPath(folder));
}

function readNote() {
  try {
    return JSON.parse(readFileSync(new URL('build.json', dist), 'utf8'));
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return undefined;
    throw error;
  }
}
