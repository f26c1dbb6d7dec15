import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../../../app');

/** Names of the page templates: folders of app/pages with a file `<folder>-page.tsx`. */
export const controllers: readonly string[] = readdirSync(join(app, 'pages'))
  .filter((name) => existsSync(join(app, 'pages', name, `${name}-page.tsx`)))
  .sort();

/** Names of the design tokens of app/styles, without `--`. */
export const designTokens: readonly string[] = ['tokens.css', 'deferred-tokens.css'].flatMap((file) => {
  const text = readFileSync(join(app, 'styles', file), 'utf8');
  return [...new Set([...text.matchAll(/^ +--([a-z0-9-]+):/gm)].map(([, name = '']) => name))];
});
