import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const ofCheckout = join(import.meta.dirname, '../../generated');
const imported = /(["'])(?:\.\.\/)+generated\//g;

/**
 * Resolves imports of `../generated/…` to the site, which is the working directory. Replaces the text of imports,
 * because Vite resolves those in styles without plugins.
 */
export function generatedOfSite(): Plugin {
  const ofSite = resolve('generated');
  return {
    name: 'site:generated-of-site',
    enforce: 'pre',
    transform: (code, id) =>
      ofSite === ofCheckout || id.includes('/node_modules/')
        ? undefined
        : { code: code.replaceAll(imported, `$1${normalizePath(ofSite)}/`), map: null },
  };
}
