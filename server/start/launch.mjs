import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/*
 * What `npm run serve` runs: the server as it was built, or where there is no build, its sources, which say so. In
 * JavaScript, since Node keeps 10 MB for reading TypeScript from the first file on.
 */

// Pages that are sent as they are become garbage outside the heap, of which V8 by itself lets 64 MB lie.
setFlagsFromString('--external-memory-accounted-in-global-limit');
setFlagsFromString('--heap-growing-percent=10');

const built = new URL('../dist/serve/main.mjs', import.meta.url);
await import(existsSync(built) ? built.href : './main.ts');
