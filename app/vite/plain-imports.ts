import { basename } from 'node:path/posix';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const helperCode = `
const download = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw response;
  return response.blob();
};
export const __vitePreload = (...addresses) =>
  Promise.all(addresses.map(download)).then(() => import(/* @vite-ignore */ addresses[0]));`;

/** A dynamic import as Vite has wrapped it; Rollup may have added to it what it takes of the module. */
const wrapped =
  /__vitePreload\([^'"]*import\('(?<address>[^']+)'\)(?<then>\.then\([^,]+\))?[^,]*,__VITE_IS_MODERN__\?__VITE_PRELOAD__:void 0\)/g;

/**
 * Makes dynamic imports ones that can be tried again: a script is run only once it and what it imports have been
 * downloaded, and is then found in the browser’s cache. Firefox remembers of an import that has failed, and of whatever
 * was missing for it, that it fails; of a download it does not. Styles are linked by who imports them.
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? helperCode : undefined),
    renderChunk(code, { fileName, imports }, _options, { chunks }) {
      const present = new Set([fileName, ...imports].map((file) => basename(file)));
      const others = (address: string) => {
        const needed = chunks[`assets/${basename(address)}`]?.imports ?? [];
        return [...new Set(needed.map((file) => basename(file)))].filter((file) => !present.has(file));
      };
      const plain = code.replaceAll(wrapped, (_all, address: string, then = '') => {
        const files = [basename(address), ...others(address)];
        return `__vitePreload(${files.map((file) => `'/assets/${file}'`).join()})${then}`;
      });
      if (plain.includes('__VITE_PRELOAD__'))
        throw new Error(`${fileName} imports in a way that is not known.`);
      return { code: plain, map: null };
    },
  };
}
