/** The letters a language is written with, lower case, and the foreign words that stand in its texts. */
export interface Alphabet {
  readonly script: 'Latin' | 'Cyrillic' | 'Hangul';
  /** Letters of the language; of Latin scripts those beside a to z; of Hangul none, every syllable is allowed. */
  readonly letters: string;
  /**
   * Words that texts may contain as they are: in another script names and trade words without a settled Cyrillic or
   * Korean spelling, in Latin script names with a letter that the language does not have.
   */
  readonly foreignWords?: readonly string[];
}

/** Letters of Croatian names, which every Latin script keeps. */
export const croatianLetters = 'čćđšž';

/** The Bavarian capital, where the language has no name of its own for it. */
const munich = ['München'];

/** Names, terms of the law and of the web, names of cookies, letters of articles. */
const names = [
  ...'Dalmatia Sun Hotels Google SOL Mediterranean Dining Pink Cricket Skywalk HubSpot WCAG EN NN AA AZOP OIB IP CRM'.split(
    ' ',
  ),
  ...'GDPR EU US Data Privacy Framework argon id sid Host user consent promo google country hubspotutk'.split(
    ' ',
  ),
  ...'Agencija za zaštitu osobnih podataka A C D V a b c d e f km m cm kg g ml EES ETIAS EU UNESCO fjaka đir marenda bijela kava bevanda gemišt živjeli'.split(
    ' ',
  ),
];

/** Korean gives the Latin name of a place or house once a page, for signs, maps and searches. */
const latinNames =
  'Bol Brela Tučepi Starigrad Paklenica Paklina Lovrečina Alga Berulia Borak Elaphusa Jadran Maestral Marina Neptun Soline Afrodita Alan Bonaca Kaštelet'.split(
    ' ',
  );

/** By locale. A new locale gets its row here. */
export const alphabets: Readonly<Record<string, Alphabet>> = {
  hr: { script: 'Latin', letters: '', foreignWords: munich },
  en: { script: 'Latin', letters: '', foreignWords: ['café', 'cafés', 'façade', 'façades', 'rosé'] },
  de: { script: 'Latin', letters: 'äöüßé' },
  fr: { script: 'Latin', letters: 'àâæçèéêëîïôœùûüÿ' },
  se: { script: 'Latin', letters: 'åäöé', foreignWords: munich },
  it: { script: 'Latin', letters: 'àèéìòùº' },
  si: { script: 'Latin', letters: '', foreignWords: munich },
  cz: { script: 'Latin', letters: 'áďéěíňóřťúůý' },
  pl: { script: 'Latin', letters: 'ąęłńóśźż' },
  hu: { script: 'Latin', letters: 'áéíóöőúüű' },
  ru: {
    script: 'Cyrillic',
    letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    foreignWords: [...names, 'COVID', 'cookie', 'Enter', 'RSS', 'Wi', 'Fi'],
  },
  nl: { script: 'Latin', letters: 'áäèéëïóöü' },
  fi: { script: 'Latin', letters: 'äöå', foreignWords: munich },
  dk: { script: 'Latin', letters: 'æøåé', foreignWords: munich },
  uk: {
    script: 'Cyrillic',
    letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
    foreignWords: [...names, 'COVID', 'cookie', 'Enter', 'RSS', 'Wi', 'Fi'],
  },
  ro: { script: 'Latin', letters: 'ăâîșț', foreignWords: munich },
  sk: { script: 'Latin', letters: 'áäďéíĺľňóôŕťúý' },
  ko: { script: 'Hangul', letters: '', foreignWords: [...names, ...latinNames, 'Mr', 'Ms', 'Mrs', 'RSS'] },
  pt: { script: 'Latin', letters: 'áâãàçéêíóôõúºª' },
};
