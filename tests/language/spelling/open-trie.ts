import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { Speller } from './speller.ts';

/** Opens a dictionary of cspell: a compressed list of all words in all their forms. */
export async function openTrie(file: string): Promise<Speller> {
  const trie = decodeTrie(new Uint8Array(gunzipSync(await readFile(file))));
  return {
    knows: (word) => trie.has(word) || trie.has(word.toLowerCase()),
    close: () => {},
  };
}
