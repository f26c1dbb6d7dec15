import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const ofCheckout = join(import.meta.dirname, '../../generated');
const imported = /(["'])(?:\.\.\/){2,}generated\//g;

/**
 * Leads the imports of `../../generated/…` to the site, which is the folder in which the command runs. In text, since styles
 * import them, too, and Vite resolves these without plugins.
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
