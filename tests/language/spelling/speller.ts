/** Knows the words of a language. */
export interface Speller {
  /** Whether the dictionary has the word, in one of the forms in which it may stand in a text. */
  readonly knows: (word: string) => boolean;
  /** Gives back the memory of the dictionary. */
  readonly close: () => void;
}

/** A Hunspell dictionary as the npm packages of wooorm/dictionaries export it: UTF-8 affix rules and words. */
export interface HunspellFiles {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}
