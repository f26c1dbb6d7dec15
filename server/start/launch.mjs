import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/*
 * The start of `npm run serve`: runs the bundled server, or its sources if there is no build. JavaScript, because
 * loading one TypeScript file costs Node 10 MB of memory.
 */

// Buffers of sent pages are garbage outside the heap; by default V8 lets 64 MB of it pile up.
setFlagsFromString('--external-memory-accounted-in-global-limit');

const built = new URL('../../dist/server/main.mjs', import.meta.url);
await import(existsSync(built) ? built.href : './main.ts');
// From now on; while tables are loaded, it would collect garbage a dozen times.
setFlagsFromString('--heap-growing-percent=10');
