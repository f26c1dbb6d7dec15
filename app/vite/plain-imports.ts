import { basename } from 'node:path/posix';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const helperCode = `
import { importScript } from '/browser/load/import-script.ts';
export const __vitePreload = importScript;`;

/** A dynamic import as wrapped by Vite, possibly with a selection of bindings appended by Rollup. */
const wrapped =
  /__vitePreload\([^'"]*import\('(?<address>[^']+)'\)(?<then>\.then\([^,]+\))?[^,]*,__VITE_IS_MODERN__\?__VITE_PRELOAD__:void 0\)/g;

/** Replaces dynamic imports with `importScript`, so that they can be repeated after a failure. Does not load styles. */
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
