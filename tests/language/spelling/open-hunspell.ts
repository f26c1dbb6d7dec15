import { createHunspellFromStrings } from 'hunspell-wasm';
import type { HunspellFiles, Speller } from './speller.ts';

/** Opens a Hunspell dictionary. `mend` corrects its files, of which a package may have made a fault. */
export async function openHunspell(
  { aff, dic }: HunspellFiles,
  mend: (text: string) => string = (text) => text,
): Promise<Speller> {
  const [rules, words] = [aff, dic].map((file) => mend(new TextDecoder().decode(file)));
  const hunspell = await createHunspellFromStrings(rules ?? '', words ?? '');
  return {
    // Some dictionaries have words with the apostrophe of typewriters, others with that of texts.
    knows: (word) => hunspell.testSpelling(word) || hunspell.testSpelling(word.replaceAll('’', "'")),
    close: () => hunspell.dispose(),
  };
}
