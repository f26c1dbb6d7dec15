import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSite } from './bundle-site.ts';

/*
 * Runs one of Vite's builds: `node app/renderer/build/bundle-cli.ts client|server <folder>`. A process of its own, since
 * Vite leaves more memory behind than everything else in a build needs.
 */
const [bundle, folder = ''] = process.argv.slice(2);
if (bundle !== 'client' && bundle !== 'server') throw new Error(`There is no bundle ${bundle}`);
const inputs = await bundleSite(bundle, folder);
writeFileSync(join(folder, `inputs-${bundle}.json`), JSON.stringify(inputs));
