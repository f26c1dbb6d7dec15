import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The package file of the server bundle: where its imports of data lead. */
export const serverPackage = { type: 'module', imports: { '#generated/*.ts': './generated/*.js' } };

/**
 * Leaves the modules of `generated/` out of the server bundle, which imports them from a folder beside it: a text that
 * changes is a file that changes, and no reason to bundle anew.
 * @param generated absolute path of `generated/`
 */
export function keepDataApart(generated: string): Plugin {
  return {
    name: 'site:keep-data-apart',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const path = relative(generated, resolve(dirname(importer), source));
      return path.startsWith('..') ? null : { id: `#generated/${path}`, external: true };
    },
  };
}
