import { existsSync } from 'node:fs';

/*
 * What `npm run serve` runs: the server as it was built, or where there is no build, its sources, which say so. In
 * JavaScript, since Node keeps 10 MB for reading TypeScript from the first file on.
 */
const built = new URL('../dist/serve/main.mjs', import.meta.url);
await import(existsSync(built) ? built.href : './main.ts');
