import { existsSync, readFileSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/* The start of `npm run serve`: runs the server of the present build, which `dist/build.json` names. */

// Read by React and by the page plugin.
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
  // From the second start on, V8 compiles nothing. It is left out where the folder cannot be written.
  enableCompileCache(fileURLToPath(new URL('compiled', folder)));
  const { main } = createRequire(import.meta.url)(fileURLToPath(program));
  // From now on: while tables are loaded, it would collect garbage a dozen times. Without it, the process takes 100 MB more.
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
