/** Rules for the stems of a language. */
interface Inflections {
  /** Endings of travel-related nouns and adjectives, separated by spaces. */
  readonly endings?: string;
  /** Variants of the ends of stems, each with its base form. */
  readonly stemEnds?: Readonly<Record<string, string>>;
  /** Transliterations typed on foreign keyboards, each with the letter without diacritics. */
  readonly transliterations?: Readonly<Record<string, string>>;
  /** Whether the language has compounds, so that words are also found inside others. */
  readonly compounds?: boolean;
}

const cases = 'a e i o u y';
const southSlavic = 'ama ima ovi ova ove ovima evi evima om em im ih og eg oj ega emu ami mi ah ov ev';
const westSlavic = 'ami ach ich ech ove ov ovi om em am ym im ou ej ho mi ie ia iu';
const polish = 'ami ach ów owi owie om em ym im ej ego emu ą ę ie ia iu';
const russian =
  'ами ями ах ях ов ев ей ий ой ый ая яя ое ее ые ие ого его ому ему ом ем ам ям ых их ия ии ию ь ю я';
const ukrainian =
  'ами ями ах ях ів їв ей ій ий ої ою ею єю а е ого ому ові еві ом ем ам ям их ія ії ію ь ю я є ї';
const softened = { c: 'k', z: 'g', s: 'h' };

/** By language, BCP 47. Other languages are searched by word prefixes and fuzzy matching. */
const inflections: Readonly<Record<string, Inflections>> = {
  hr: { endings: `${southSlavic} ${cases}`, stemEnds: softened, transliterations: { dj: 'd' } },
  sl: { endings: `${southSlavic} ${cases}`, stemEnds: softened },
  cs: { endings: `${westSlavic} ${cases}`, stemEnds: softened },
  sk: { endings: `${westSlavic} ${cases}`, stemEnds: softened },
  pl: { endings: `${polish} ${cases}`, stemEnds: { c: 'k', dz: 'g' } },
  ru: { endings: `${russian} а е и о у ы`, stemEnds: { ц: 'к', ч: 'к' } },
  uk: { endings: `${ukrainian} а и і о у`, stemEnds: { ц: 'к', ч: 'к', з: 'г', ж: 'г', с: 'х', ш: 'х' } },
  en: { endings: 's es e y ies ed' },
  de: {
    endings: 'e en er ern es s n em',
    transliterations: { ae: 'a', oe: 'o', ue: 'u' },
    compounds: true,
  },
  nl: { endings: 'en s e es je jes', stemEnds: { z: 's', v: 'f' }, compounds: true },
  sv: {
    endings: 'ar or er en et n na arna orna erna a e s',
    transliterations: { aa: 'a' },
    compounds: true,
  },
  da: { endings: 'er e r en et ne erne ene s', transliterations: { aa: 'a' }, compounds: true },
  fi: {
    endings:
      't et at ät it n en an än in on ssa ssä sta stä lla llä lta ltä lle ksi na nä oissa eissa issa issä oilla eilla illa illä ista istä ille ien jen oja eja ja ia iä ta tä a ä e i o u',
    stemEnds: { nn: 'nt', ll: 'lt', rr: 'rt', mm: 'mp', ng: 'nk', d: 't', v: 'p', kk: 'k', tt: 't', pp: 'p' },
    compounds: true,
  },
  hu: {
    endings:
      'ok ek ök ak k ban ben ba be ból ből nak nek val vel on en ön n ra re ról ről hoz hez nál nél tól től ig ért ot et öt at t i a e ai ei jai jei ja je ás és',
    compounds: true,
  },
  fr: { endings: 's x es e ux al aux' },
  it: { endings: 'a e i o he hi' },
  pt: { endings: 's a o e as os es ões ão ais al eis el' },
  ro: { endings: 'i e a ul le lui lor ele ile uri urile ilor elor ei ii iile ă u' },
  ko: {
    endings:
      '에서 에서의 에서는 에 에는 에게 의 을 를 은 는 이 가 와 과 으로 로 도 만 까지 부터 들 들이 들을 하고',
    compounds: true,
  },
};

export interface Word {
  /** The normalised form for comparison. */
  readonly term: string;
  /** Index of its first UTF-16 unit. */
  readonly start: number;
  /** Index after its last one. */
  readonly end: number;
}

/** The word splitter and stemmer of a language. */
export interface Terms {
  readonly compounds: boolean;
  /** The words of a text, in order. */
  read(text: string): readonly Word[];
  /** The words of a range of a text, extended to the next spaces, in order. */
  readSpaced(text: string, from: number, to: number): readonly Word[];
  /** Like `read`, but caches the words, for `find` in the same text. */
  learn(text: string): readonly Word[];
  /** The words with the given terms in a text that was passed to `learn`, in order. */
  find(text: string, wanted: ReadonlySet<string>): readonly Word[];
  /** A term without its ending; unchanged if it has no known ending. */
  stemOf(term: string): string;
}

// In Cyrillic, apostrophes are part of words; elsewhere, they separate words.
const words = /[\p{L}\p{M}\p{N}]+(?:(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})[\p{L}\p{M}]+)*/gu;
const partOfWord = /[\p{L}\p{M}\p{N}]/u;
// Next to apostrophes and surrogates, word boundaries depend on more context.
const doubtful = /['’ʼ\ud800-\udfff]/;
const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ґ: 'г',
};
const leastStem = 3;

/** @param language BCP 47 */
export function createTerms(language: string): Terms {
  const {
    endings = '',
    stemEnds = {},
    transliterations = {},
    compounds = false,
  } = inflections[language] ?? {};
  const inOrder = (texts: string[]) => texts.toSorted((one, other) => other.length - one.length);
  const replaced = new RegExp(Object.keys(transliterations).join('|') || '$^', 'g');
  const fold = (word: string) =>
    word
      .toLocaleLowerCase(language)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
      .replace(/[đðħıłøæœßþґ]/g, (letter) => letters[letter] ?? letter)
      .replace(replaced, (letters) => transliterations[letters] ?? letters);
  // Only words of the site: words of queries would fill the memory.
  const folded = new Map<string, string>();
  /** The words of each term that differ from it. */
  const variantsOf = new Map<string, string[]>();
  const remember = (word: string) => {
    const known = folded.get(word);
    if (known !== undefined) return known;
    const term = fold(word);
    folded.set(word, term);
    const others = variantsOf.get(term);
    if (others !== undefined) others.push(word);
    else if (word !== term) variantsOf.set(term, [word]);
    return term;
  };
  const split = (text: string, offset: number, termOf: (word: string) => string): Word[] =>
    [...text.matchAll(words)].map(({ 0: word, index }) => {
      const start = offset + index;
      return { term: termOf(word), start, end: start + word.length };
    });
  const read = (text: string, offset = 0) => split(text, offset, (word) => folded.get(word) ?? fold(word));
  const readSpaced = (text: string, from: number, to: number) => {
    const start = from <= 0 ? 0 : text.lastIndexOf(' ', from - 1) + 1;
    const end = text.indexOf(' ', to);
    return read(text.slice(start, end < 0 ? text.length : end), start);
  };
  const suffixes = inOrder([...new Set(endings.split(' ').map(fold))].filter((ending) => ending !== ''));
  const ends = inOrder(Object.keys(stemEnds));
  const withoutEnding = (term: string) => {
    const suffix = suffixes.find((each) => term.endsWith(each) && term.length - each.length >= leastStem);
    return suffix === undefined ? term : term.slice(0, -suffix.length);
  };
  return {
    compounds,
    read: (text) => read(text),
    learn: (text) => split(text, 0, remember),
    find(text, wanted) {
      const found = new Map<number, Word>();
      for (const term of wanted) {
        for (const variant of [term, ...(variantsOf.get(term) ?? [])]) {
          if (folded.get(variant) !== term) continue;
          for (let start = text.indexOf(variant); start >= 0; start = text.indexOf(variant, start + 1)) {
            const end = start + variant.length;
            const beside = text.slice(start - 1, start) + text.slice(end, end + 1);
            if (partOfWord.test(beside)) continue;
            const isSure = !doubtful.test(beside);
            for (const word of isSure ? [{ term, start, end }] : readSpaced(text, start, end))
              if (wanted.has(word.term)) found.set(word.start, word);
          }
        }
      }
      return [...found.values()].sort((one, other) => one.start - other.start);
    },
    readSpaced,
    stemOf(term) {
      const stem = withoutEnding(withoutEnding(term));
      const end = ends.find((each) => stem.endsWith(each)) ?? '';
      return stem.slice(0, stem.length - end.length) + (stemEnds[end] ?? '');
    },
  };
}
