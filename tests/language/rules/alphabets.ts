/** The letters a language is written with, lower case, and the words of another script that stand in its texts. */
export interface Alphabet {
  readonly script: 'Latin' | 'Cyrillic' | 'Hangul';
  /** Letters of the language; of Latin scripts those beside a to z; of Hangul none, every syllable is allowed. */
  readonly letters: string;
  /** Latin words that texts in another script may contain: names and trade words without a settled spelling. */
  readonly latinWords?: readonly string[];
}

/** Letters of Croatian names, which every Latin script keeps. */
export const croatianLetters = 'čćđšž';

const names = 'Dalmatia Sun Hotels Google SOL Mediterranean Dining Pink Cricket Skywalk'.split(' ');

/** By locale. A new locale gets its row here. */
export const alphabets: Readonly<Record<string, Alphabet>> = {
  hr: { script: 'Latin', letters: '' },
  en: { script: 'Latin', letters: '' },
  de: { script: 'Latin', letters: 'äöüßé' },
  fr: { script: 'Latin', letters: 'àâæçèéêëîïôœùûüÿ' },
  se: { script: 'Latin', letters: 'åäöé' },
  it: { script: 'Latin', letters: 'àèéìòù' },
  si: { script: 'Latin', letters: '' },
  cz: { script: 'Latin', letters: 'áďéěíňóřťúůý' },
  pl: { script: 'Latin', letters: 'ąęłńóśźż' },
  hu: { script: 'Latin', letters: 'áéíóöőúüű' },
  ru: {
    script: 'Cyrillic',
    letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    latinWords: [...names, 'COVID', 'cookie', 'Enter', 'RSS'],
  },
  nl: { script: 'Latin', letters: 'áäèéëïóöü' },
  fi: { script: 'Latin', letters: 'äöå' },
  dk: { script: 'Latin', letters: 'æøåé' },
  uk: {
    script: 'Cyrillic',
    letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
    latinWords: [...names, 'COVID', 'cookie', 'Enter', 'RSS'],
  },
  ro: { script: 'Latin', letters: 'ăâîșț' },
  sk: { script: 'Latin', letters: 'áäďéíĺľňóôŕťúý' },
  ko: { script: 'Hangul', letters: '', latinWords: [...names, 'Mr', 'Ms', 'Mrs', 'RSS'] },
  pt: { script: 'Latin', letters: 'áâãàçéêíóôõú' },
};
