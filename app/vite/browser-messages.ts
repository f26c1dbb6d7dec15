import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { localeCodes } from '../../generated/locales.ts';

/**
 * Emits the messages of each language as a script, which documents refer to and no script imports. Replaces the module
 * with the suggestion's words by their values, so that one script contains them.
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
      if (!id.endsWith('/browser/language/suggestion-words.ts')) return undefined;
      const { suggestionWords } = await import('../browser/language/suggestion-words.ts');
      return `export const suggestionWords = ${JSON.stringify(suggestionWords)};`;
    },
  };
}
