import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../app/styles');

/** Names of the design tokens of app/styles, without `--`. */
export const designTokens: readonly string[] = ['tokens.css', 'deferred-tokens.css'].flatMap((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...new Set([...text.matchAll(/^ +--([a-z0-9-]+):/gm)].map(([, name = '']) => name))];
});
