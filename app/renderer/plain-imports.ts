import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Leaves Vite’s helper for dynamic imports out of the build: each of this site’s is one file, whose styles are linked
 * by who imports it, so that there is nothing to load beside it.
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
