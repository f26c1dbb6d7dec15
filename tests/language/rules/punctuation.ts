/** How a language sets quotes, spaces and dashes (docs: shared language guide; CLDR for numbers). */
export interface Punctuation {
  /** The quotation marks, with the space that belongs inside them. */
  readonly quotes: readonly [open: string, close: string];
  /** The dash between clauses, with spaces around it. */
  readonly dash: '–' | '—';
  /** Character between a number and %; default: none. */
  readonly beforePercent?: string;
  /** How 117 euros are written. */
  readonly euros: string;
  /** Character before ; : ! ? */
  readonly beforeMarks?: string;
  /** Words that a non-breaking space follows, lower case: they may not end a line. */
  readonly bound?: readonly string[];
}

const noBreak = '\u00A0';
const narrow = '\u202F';
const after = `117${noBreak}€`;
const percent = { beforePercent: noBreak };

/** By locale. A new locale gets its row here. */
export const punctuation: Readonly<Record<string, Punctuation>> = {
  hr: { quotes: ['„', '”'], dash: '–', euros: after, ...percent },
  en: { quotes: ['‘', '’'], dash: '–', euros: '€117' },
  de: { quotes: ['„', '“'], dash: '–', euros: after, ...percent },
  fr: { quotes: [`«${narrow}`, `${narrow}»`], dash: '–', euros: after, ...percent, beforeMarks: narrow },
  se: { quotes: ['”', '”'], dash: '–', euros: after, ...percent },
  it: { quotes: ['«', '»'], dash: '–', euros: after },
  si: { quotes: ['»', '«'], dash: '–', euros: after, ...percent },
  cz: { quotes: ['„', '“'], dash: '–', euros: after, ...percent, bound: [...'kosuvzai'] },
  pl: { quotes: ['„', '”'], dash: '–', euros: after, bound: [...'aiouwz'] },
  hu: { quotes: ['„', '”'], dash: '–', euros: '117 eur' },
  ru: { quotes: ['«', '»'], dash: '—', euros: after, ...percent, bound: [...'авикосуя'] },
  nl: { quotes: ['‘', '’'], dash: '–', euros: `€${noBreak}117` },
  fi: { quotes: ['”', '”'], dash: '–', euros: after, ...percent },
  dk: { quotes: ['»', '«'], dash: '–', euros: after, ...percent },
  uk: { quotes: ['«', '»'], dash: '—', euros: after, bound: [...'авзійоуя'] },
  ro: { quotes: ['„', '”'], dash: '–', euros: after, ...percent },
  sk: { quotes: ['„', '“'], dash: '–', euros: after, ...percent, bound: [...'kosuvzai'] },
  ko: { quotes: ['‘', '’'], dash: '–', euros: '117유로' },
  pt: { quotes: ['«', '»'], dash: '–', euros: after },
};
