const space = '[\\s\\u00ad\\u200b\\u2060]';

/** What is wrong with the white space of a text on one line, without its subject. */
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
const inBraces = '\\$[a-z_]\\w*|[$%]\\{\\s*[\\w.]+\\s*\\}|\\{\\{\\s*[\\w.]+\\s*\\}\\}';

/** Placeholders of printf and of batch files: %s, %1$s, %.2f, %@, %(name)s, %name%. */
export const printfPlaceholder = new RegExp(ofPrintf, 'u');

/** Placeholders that are none of a message: also $name, ${name}, %{name}, {{name}}. */
export const foreignPlaceholder = new RegExp(`${ofPrintf}|${inBraces}`, 'u');

/** Placeholders where no text has any: all braces. */
export const anyPlaceholder = new RegExp(`${ofPrintf}|${inBraces}|\\{[^{}]*\\}?|\\}`, 'u');

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
