import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { localeCodes } from '../../generated/locales.ts';

/**
 * Makes a script of each language's messages, which no script imports: each document names its own. Puts the words of
 * the suggestion in all languages in place of the module that collects them, since the script of every page holds them.
 */
export function browserMessages(): Plugin {
  return {
    name: 'site:browser-messages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    buildStart() {
      for (const locale of localeCodes) {
        const id = resolve(`generated/browser-messages/${locale}.ts`);
        this.emitFile({ type: 'chunk', id, name: locale, preserveSignature: 'strict' });
      }
    },
    async load(id) {
      if (!id.endsWith('/browser/suggestion-words.ts')) return undefined;
      const { suggestionWords } = await import('../browser/suggestion-words.ts');
      return `export const suggestionWords = ${JSON.stringify(suggestionWords)};`;
    },
  };
}
