const space = '[\\s\\u200b\\u2060]';

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
const inBraces = '[$%]\\{\\s*[\\w.]+\\s*\\}|\\{\\{\\s*[\\w.]+\\s*\\}\\}';

/** Placeholders of printf and of batch files: %s, %1$s, %.2f, %@, %(name)s, %name%. */
export const printfPlaceholder = new RegExp(ofPrintf, 'u');

/** Placeholders that are none of a message: also ${name}, %{name}, {{name}}. */
export const foreignPlaceholder = new RegExp(`${ofPrintf}|${inBraces}`, 'u');

/** Placeholders where no text has any: also {name}. */
export const anyPlaceholder = new RegExp(`${ofPrintf}|${inBraces}|\\{\\s*\\w+\\s*\\}`, 'u');
