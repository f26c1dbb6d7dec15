import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../../app/pages');

/** Names of the page templates: folders of app/pages with a file `<folder>-page.tsx`. */
export const controllers: readonly string[] = globSync('*/', { cwd: folder })
  .map((name) => basename(name))
  .filter((name) => existsSync(join(folder, name, `${name}-page.tsx`)))
  .sort();
