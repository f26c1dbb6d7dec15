import type { Punctuation } from '../rules/punctuation.ts';
import type { Text } from '../texts/read-texts.ts';

const noBreak = '\u00A0';
const narrow = '\u202F';
const quotationMarks = /["„“”‟«»‹›‘‚‛]|(?<![\p{L}\p{N}])’|’(?!\p{L})/gu;

/** Errors in the punctuation and spaces of a part of a text. */
export function checkPunctuation(part: string, { kind }: Pick<Text, 'kind'>, rules: Punctuation): string[] {
  return [
    ...checkSpaces(part),
    ...checkMarks(part, rules),
    ...checkQuotes(part, rules),
    ...checkBound(part, rules),
    ...(kind === 'title' || kind === 'summary' ? checkSentence(part, kind) : []),
  ];
}

function checkSpaces(part: string): string[] {
  return report(part, [
    [/^\s|\s$/, 'a space at the beginning or end'],
    [/\s{2}/, 'two spaces'],
    [/[^\S \u00A0\u202F]/, 'a line break, tab or other unusual space'],
    [/\p{C}/u, 'an invisible character'],
    [/\s[,.]/, 'a space before a comma or full stop'],
    // Finnish and Swedish put endings of abbreviations behind a colon: EU:n.
    [/[,;?][\p{L}]|(?<!\p{Lu}):\p{L}/u, 'no space after a mark'],
  ]);
}

function checkMarks(text: string, rules: Punctuation): string[] {
  // Names and days are joined by a dash without spaces: EU–US, 1.–4.
  const part = text.replace(/(?<=\p{Lu}\p{L}*)–(?=\p{Lu})|(?<=[\d◊]\.)–(?=[\d◊])/gu, ' ');
  const { dash, euros, beforeMarks = '', beforePercent = '' } = rules;
  const otherDash = dash === '–' ? '—' : '–';
  const priced = part.replace(/\d+|◊/g, '117').split(euros).join('');
  return [
    ...report(part, [
      [/'/, 'a straight apostrophe'],
      [/\.\.\./, 'three full stops instead of …'],
      [/\s-\s|--/, 'a hyphen instead of a dash'],
      [/[!¡]/, 'an exclamation mark'],
      [new RegExp(`\\p{L}\\s?${otherDash}\\s?\\p{L}`, 'u'), `${otherDash} instead of ${dash}`],
      [new RegExp(`[^\\s\\d◊]${dash}|${dash}[^\\s\\d◊]`, 'u'), 'a dash without spaces'],
    ]),
    ...(priced.includes('€') ? [`a price that is not written like ${euros}`] : []),
    ...checkGaps(part, /(\s?)[;:!?](?!\d|\/\/)/g, beforeMarks, '; : ! ?'),
    ...checkGaps(part, /(?<=\d)(\s?)%/g, beforePercent, '%'),
  ];
}

function checkGaps(part: string, pattern: RegExp, wanted: string, marks: string): string[] {
  const found = [...part.matchAll(pattern)].map(([, gap = '']) => gap).filter((gap) => gap !== wanted);
  return found.map((gap) => `${nameGap(gap)} before ${marks}, wanted: ${nameGap(wanted)}`);
}

/** Every quotation mark is the language's own, and they open and close in turn. */
function checkQuotes(part: string, { quotes: [open, close] }: Punctuation): string[] {
  const found = part.match(quotationMarks) ?? [];
  const marks = [open.trim(), close.trim()];
  const foreign = found.filter((mark) => !marks.includes(mark) && mark !== '’');
  if (foreign.length > 0) return [`the quotation marks ${foreign.join(' ')}, wanted: ${marks.join('…')}`];
  const count = (mark: string) => part.split(mark).length - 1;
  const [opened, closed] = [count(open), count(close)];
  const isSpaced = opened === count(open.trim()) && closed === count(close.trim());
  // The closing quote of English, Dutch and Korean is also the apostrophe.
  const balanced = open === close ? opened % 2 === 0 : close === '’' ? closed >= opened : opened === closed;
  return balanced && isSpaced
    ? []
    : ['quotation marks that do not open and close, or without the space inside'];
}

/** Short words that may not end a line are tied to the next one. */
function checkBound(part: string, { bound = [] }: Punctuation): string[] {
  const loose = bound.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word} `, 'iu').test(part));
  return loose.map((word) => `an ordinary space after “${word}”, wanted: a non-breaking one`);
}

function checkSentence(part: string, kind: 'title' | 'summary'): string[] {
  const end = part.replace(/[”“’»«\u202F]+$/u, '');
  return [
    ...(/^(’s )?[\p{Lu}\p{Lo}\p{N}„“”‘»«]/u.test(part) ? [] : ['a small letter at the beginning']),
    ...(kind === 'summary' && !/[.?…]$/u.test(end) ? ['no full stop at the end'] : []),
    // A Croatian year is an ordinal number and ends with a full stop.
    ...(kind === 'title' && /[.,;:…–—-]$/u.test(end) && !/\b20\d\d\.$/.test(end)
      ? ['a mark at the end']
      : []),
  ];
}

function report(part: string, rules: readonly (readonly [RegExp, string])[]): string[] {
  return rules.filter(([pattern]) => pattern.test(part)).map(([, message]) => message);
}

function nameGap(gap: string): string {
  if (gap === '') return 'no space';
  if (gap === noBreak) return 'a non-breaking space';
  return gap === narrow ? 'a narrow non-breaking space' : 'an ordinary space';
}
