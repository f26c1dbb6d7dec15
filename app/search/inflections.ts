/** The inflections of a language that the search must recognise. */
export interface Inflections {
  /** Endings of travel-related nouns and adjectives, in the language's own spelling, separated by spaces. */
  readonly endings?: string;
  /** Interchangeable ends of stems, each with the one that is kept. */
  readonly stemEnds?: Readonly<Record<string, string>>;
  /** Spellings used on keyboards without the language's letters, each with its plain letter. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Whether the language has compounds, so that words are also searched inside others. */
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

/** By language, BCP 47; other languages are searched by word prefixes and fuzzy matching. */
export const inflections: Readonly<Record<string, Inflections>> = {
  hr: { endings: `${southSlavic} ${cases}`, stemEnds: softened, spellings: { dj: 'd' } },
  sl: { endings: `${southSlavic} ${cases}`, stemEnds: softened },
  cs: { endings: `${westSlavic} ${cases}`, stemEnds: softened },
  sk: { endings: `${westSlavic} ${cases}`, stemEnds: softened },
  pl: { endings: `${polish} ${cases}`, stemEnds: { c: 'k', dz: 'g' } },
  ru: { endings: `${russian} а е и о у ы`, stemEnds: { ц: 'к', ч: 'к' } },
  uk: { endings: `${ukrainian} а и і о у`, stemEnds: { ц: 'к', ч: 'к', з: 'г', ж: 'г', с: 'х', ш: 'х' } },
  en: { endings: 's es e ing y ies ed' },
  de: {
    endings: 'e en er ern es s n em',
    spellings: { ae: 'a', oe: 'o', ue: 'u' },
    compounds: true,
  },
  nl: { endings: 'en s e es je jes', stemEnds: { z: 's', v: 'f' }, compounds: true },
  sv: {
    endings: 'ar or er en et n na arna orna erna a e s',
    spellings: { aa: 'a' },
    compounds: true,
  },
  da: { endings: 'er e r en et ne erne ene s', spellings: { aa: 'a' }, compounds: true },
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
