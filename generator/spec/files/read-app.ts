import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../../../app');

/** Names of the page templates: files `<name>-page.tsx` of app/pages. */
export const controllers: readonly string[] = readdirSync(join(app, 'pages'))
  .flatMap((file) => /^([a-z]+)-page\.tsx$/.exec(file)?.[1] ?? [])
  .sort();

/** Names of the design tokens of app/styles, without `--`. */
export const designTokens: readonly string[] = ['tokens.css', 'deferred-tokens.css'].flatMap((file) => {
  const text = readFileSync(join(app, 'styles', file), 'utf8');
  return [...new Set([...text.matchAll(/^ +--([a-z0-9-]+):/gm)].map(([, name = '']) => name))];
});
