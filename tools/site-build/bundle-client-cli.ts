import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleClient } from './bundle-client.ts';

/*
 * Runs Vite's build: `node tools/site-build/bundle-client-cli.ts <folder>`. A process of its own, since Vite leaves more
 * memory behind than everything else in a build needs.
 */
const [folder = ''] = process.argv.slice(2);
const inputs = await bundleClient(folder);
writeFileSync(join(folder, 'client-inputs.json'), JSON.stringify(inputs));
