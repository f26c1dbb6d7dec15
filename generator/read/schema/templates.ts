import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../app/pages');

/** Names of the page templates: folders of app/pages with a file `<folder>-page.tsx`. */
export const controllers: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, `${name}-page.tsx`)))
  .sort();
