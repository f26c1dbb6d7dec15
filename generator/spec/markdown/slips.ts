const space = '[\\s\\u00ad\\u200b\\u2060]';

/** Faults in the white space of a text on one line, as predicates of a sentence. */
const faults: readonly (readonly [sign: RegExp, fault: string])[] = [
  [new RegExp(`^${space}`, 'u'), 'begins with white space'],
  [new RegExp(`${space}$`, 'u'), 'ends with white space'],
  [/[\n\r\v\f\u0085\u2028\u2029]/u, 'contains a line break'],
  [/\t/, 'contains a tab'],
  [new RegExp(`${space}{2}`, 'u'), 'contains two spaces in a row'],
];

/** The first fault in the white space of a text on one line that has words, as the rest of a sentence about it. */
export function findSpacing(text: string): string | undefined {
  if (!/[^\s\p{C}]/u.test(text)) return undefined;
  return faults.find(([sign]) => sign.test(text))?.[1];
}

/** The right form of a text in which `findSpacing` has found a fault. */
export const spacingAdvice =
  'Write it on one line, with single spaces between words and none at its ends; a text of several lines begins with >-.';

const ofPrintf =
  '(?<![\\d%])%(?:\\d\\$)?\\d*(?:\\.\\d+)?l?[sdifu@](?![\\p{L}\\p{N}])|%\\([\\w.]+\\)[sdif]|%[a-z_]\\w*%';
const withDollar = '\\$[a-z_]\\w*|[$%]\\{\\s*[\\w.]+\\s*\\}';

/** Placeholders of printf and of batch files: %s, %1$s, %.2f, %@, %(name)s, %name%. */
const printfPlaceholder = new RegExp(ofPrintf, 'u');

/** Placeholders that are none of a message: also $name, ${name}, %{name}. */
export const foreignPlaceholder = new RegExp(`${ofPrintf}|${withDollar}`, 'u');

/** Placeholders where no text has any: all braces. */
export const anyPlaceholder = new RegExp(`${ofPrintf}|${withDollar}|\\{[^{}]*\\}?|\\}`, 'u');

/** Words that authors leave where a text is missing: TODO, Lorem ipsum, [phone]. */
export const leftForLater =
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|XXX|[Ll]orem ipsum)(?![\p{L}\p{N}])|(?<![\\![\]])\[\p{Ll}[\p{L}\d _-]+\](?![ \t]*[([:])/u;

/** Letters of UTF-8 that were read in another encoding: Ã© for é, Å¡ for š, â€™ for ’. */
export const garbled = '[ÂÃÅ][¡-ª¬®-¶¸-º¼-¿]|Ä‡|â€.?';

/** Entities and tags of HTML, strong words and links of Markdown, which guests would read as they are. */
export const markup =
  /\*\*[^*\s][^*]*\*\*|\[[^\]\n]+\]\((?:https?:|\/)[^)]*\)|&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;

/** Other signs of Markdown, HTML, wikis and programs, in texts. */
export const markupSlip = new RegExp(
  [
    '&(?:nbsp|amp|shy|quot|lt|gt)\\b|<[a-z!/%?]\\S*',
    '\\[[^\\]]*\\]\\([^)]*\\)|\\[\\[|\\[/?[a-z]\\]',
    '(?<![\\p{L}\\p{N}*])\\*[^*\\s](?:[^*]*[^*\\s])?\\*',
    '(?<![\\p{L}\\p{N}_])_+[^_\\s](?:[^_]*[^_\\s])?_+(?![\\p{L}\\p{N}])',
    '^(?:#{1,6}|[-*+•])(?=\\s)',
    "`|~~|'''|\\\\\\w*",
  ].join('|'),
  'iu',
);

/** A sign that a writer meant and CommonMark takes for words, with the right form. */
interface Slip {
  /** Finds the sign in the source of a text; `^` is the beginning of a line. */
  readonly sign: RegExp;
  readonly advice: string;
}

/** A sign in a text, and its place there. */
interface FoundSlip extends Pick<Slip, 'advice'> {
  readonly index: number;
  readonly sign: string;
}

const noBreak = '\u00a0\u202f\u2007';

/** Signs that stand for items, at the beginning of two lines: – one, a) one, (1) one. */
const item = '(?:[–—]|\\(?[a-z\\d]{1,2}\\))[ \\t]';

const listAdvice = 'Write a list with - at the beginning of each line.';

const slips: readonly Slip[] = [
  {
    sign: new RegExp(`(?<![\\\\#])#{2,}(?:[^\\s#]|[${noBreak}])?\\S*|^[#＃]+(?=\\p{L})\\S*|^＃+`, 'mu'),
    advice: 'Write the signs of a heading first in its line, and a space behind them: ## Words.',
  },
  {
    sign: new RegExp(`^[-*+][${noBreak}]\\S*`, 'mu'),
    advice: 'Write a plain space behind the sign of a list.',
  },
  { sign: /^[-*+](?=\p{L})\S*/mu, advice: 'Write a space behind the sign of a list: - words.' },
  { sign: /^\d{1,3}[.)](?=\p{L})\S*/mu, advice: 'Write a space behind the number.' },
  { sign: /^[•‣◦▪●·☐☑✓✔➤►▸→]\s*\S*/mu, advice: listAdvice },
  { sign: new RegExp(`^${item}\\S*(?=.*\\n${item})`, 'mu'), advice: listAdvice },
  { sign: /^\|.*/m, advice: 'A table has a line | --- | --- | below its head, and no empty line within.' },
  { sign: /\S\t+\S/, advice: 'Write a table, or a space.' },
  { sign: /\[[ xX]\]/, advice: 'Lists have no boxes: write - words.' },
  { sign: /\[\^[^\]\s]+\]/, advice: 'There are no footnotes: write the note where it belongs.' },
  {
    sign: /(?<!\\)(?:\[[^[\]]+\][ \t]+\([^()\s]+\)|\]\(\S*|\)\[[^[\]]*\]|\[\[\S*)/,
    advice: 'Write a link like this: [text](key-of-an-entry).',
  },
  {
    sign: /(?<!\\)\*\*|(?<!\\)__|(?<![\\\p{L}\p{N}\p{P}\p{S}])[*_](?=[^\s*_])\S*/u,
    advice: 'Write **strong** and *emphasis* without spaces inside the signs, and close them.',
  },
  { sign: /(?<!\\)~~|(?<=\p{L})~[^\s~]+~/u, advice: 'Nothing is struck out or lowered: write plain words.' },
  { sign: /(?<!\\)\^\S*/, advice: 'Nothing is raised: write ² or ³.' },
  { sign: /(?<!\\)==(?=\s*\S)|^=\s.*/m, advice: 'Write ## Words for a heading, and **strong** for weight.' },
  { sign: /^:::.*/m, advice: 'There are no boxes: write plain words.' },
  {
    sign: /\{\s*#[^}\s]*.?/,
    advice:
      'Write the id at the end of the heading, in lower-case letters, digits and hyphens: ## Words {#check-in}.',
  },
  {
    sign: /(?<![\\{])\{(?!\{[^{}\n]*\}\})\{*[^{}\n]*\}?/,
    advice: 'Write a fact in two braces, {{phone}}, and \\{ for a brace.',
  },
  { sign: printfPlaceholder, advice: 'Write a fact in two braces: {{phone}}.' },
  {
    sign: /&(?:nbsp|amp|shy|quot|lt|gt)(?![a-z;])|\\[a-z]\w*/i,
    advice: 'Write the character itself.',
  },
];

const bareAddress: Slip = {
  sign: /(?:[a-z]{2,6}:\/\/|(?<![\w.@-])www\.)[^\s)]+/i,
  advice: 'Write a link: [words](https://…).',
};

/** The id of a heading, which is a sign of ours. */
const headingId = /\s\{#[a-z][a-z0-9-]*\}[ \t]*$/;

/**
 * Finds the first sign that would be shown to guests.
 * @param source of a text, as it stands in the file
 * @param options.isLineStart whether the source begins a line
 */
export function findSlip(
  source: string,
  {
    isLineStart,
    isInLink,
    isInHeading,
  }: Readonly<Record<'isLineStart' | 'isInLink' | 'isInHeading', boolean>>,
): FoundSlip | undefined {
  const words = isInHeading ? source.replace(headingId, '') : source;
  // A letter keeps `^` from matching in the middle of a line.
  const [searched, shift] = isLineStart ? [words, 0] : [`x${words}`, 1];
  return [...slips, ...(isInLink ? [] : [bareAddress])]
    .flatMap(({ sign, advice }) => {
      const match = sign.exec(searched);
      return match ? [{ index: match.index - shift, sign: match[0], advice }] : [];
    })
    .sort((one, other) => one.index - other.index)[0];
}
