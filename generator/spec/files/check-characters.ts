import type { Finding, YamlPath } from '../../diagnostics/diagnostic.ts';
import { numberOf } from '../../diagnostics/suggest.ts';
import type { MarkdownNode } from '../markdown/parse-markdown.ts';
import {
  anyPlaceholder,
  findSpacing,
  foreignPlaceholder,
  garbled,
  leftForLater,
  markup,
  markupSlip,
  spacingAdvice,
} from '../markdown/slips.ts';
import { isRead } from './parse-yaml.ts';

/** Control characters, halves of a pair, no characters at all, signs that reorder a text, and letters that are blank. */
const noText = '[\\p{Cc}\\p{Cs}\\p{NChar}\\u202A-\\u202E\\u2066-\\u2069\\uFEFF\\u2800\\u3164\\uFFA0]';

/** Letters of scripts that need no sign to part or join them. */
const letter = '[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Hangul}\\p{Nd}]';

/** Signs without width between two such letters. */
const inWord = `(?<=${letter})[\\u00AD\\u180E\\u200B-\\u200F\\u2060-\\u2064](?=${letter})`;

const unusable = new RegExp(`(?![\\t\\n])${noText}|${inWord}|${garbled}`, 'u');

/** Markdown has the line ends of the file; U+FFFD replaces bytes that are not UTF-8, or a NUL. */
const unusableInMarkdown = new RegExp(
  `(?![\\t\\r\\n])${noText}|[\\uFFFD\\u2028\\u2029]|${inWord}|${garbled}`,
  'u',
);

/** Files without texts for guests. */
const unread = /^(?:api\/|look\.yaml$|data\/common-passwords\.yaml$|media\/pictures\.lock\.yaml$)/;

/** Values that guests might enter, of every kind. */
const isExample = ([fields, , list]: YamlPath) =>
  fields === 'fields' && (list === 'valid' || list === 'invalid');

/** The key of a text in one language. */
const isLocale = (key: YamlPath[number] | undefined) => /^[a-z]{2}$/.test(String(key));

/**
 * Reports characters that no text can hold, markup, placeholders that nothing fills in and faults of white space, in the
 * keys and texts of a parsed YAML file. Examples of forms are left out.
 */
export function checkCharacters(file: string, value: unknown): Finding[] {
  const findings: Finding[] = [];
  const isMessage = file.startsWith('messages/');
  const check = (text: string, path: YamlPath, on: 'key' | 'value') => {
    const at = [{ file, path, on }];
    const found = unusable.exec(text);
    if (found !== null) findings.push({ ...describe(found[0]), at });
    if (unread.test(file)) return;
    const isText = on === 'value' && (isRead(file, path) || isLocale(path.at(-1)));
    const [sign] = markup.exec(text) ?? [];
    const [slip] = (isText && markupSlip.exec(text)) || [];
    if (sign !== undefined) findings.push({ ...describeMarkup(sign), at });
    else if (slip !== undefined) findings.push({ ...describeMarkup(slip), code: 'TEXT_MARKUP', at });
    const [left] = (isText && leftForLater.exec(text)) || [];
    if (left !== undefined) findings.push({ ...describeLeft(left), at });
    const [placeholder] = (isText && !isMessage ? anyPlaceholder : foreignPlaceholder).exec(text) ?? [];
    if (placeholder !== undefined) findings.push({ ...describePlaceholder(placeholder, isMessage), at });
    // The parts of a message are checked without its syntax.
    const fault = isMessage ? undefined : findSpacing(text);
    if (fault !== undefined)
      findings.push({ code: 'TEXT_SPACING', message: `This text ${fault}.`, help: spacingAdvice, at });
  };
  const walk = (item: unknown, path: YamlPath) => {
    if (typeof item === 'string') check(item, path, 'value');
    if (typeof item !== 'object' || item === null || isExample(path)) return;
    for (const [key, inner] of Object.entries(item)) {
      const innerPath = [...path, Array.isArray(item) ? Number(key) : key];
      if (!Array.isArray(item)) check(key, innerPath, 'key');
      walk(inner, innerPath);
    }
  };
  walk(value, []);
  return findings;
}

/** Reports the first character of a Markdown text that no text can hold, also as an entity (&#x202E;), and the first placeholder of its author. */
export function checkMarkdownCharacters(file: string, text: string, root: MarkdownNode): Finding[] {
  const found = unusableInMarkdown.exec(text);
  if (found !== null) return [{ ...describe(found[0]), at: [{ file, offset: found.index }] }];
  const findIn = ({ value, offset, children }: MarkdownNode): Finding[] => {
    const [character] = unusableInMarkdown.exec(value) ?? [];
    const own = character === undefined ? [] : [{ ...describe(character), at: [{ file, offset }] }];
    return [...own, ...children.flatMap(findIn)];
  };
  const left = leftForLater.exec(text);
  const later = left === null ? [] : [{ ...describeLeft(left[0]), at: [{ file, offset: left.index }] }];
  return [...findIn(root), ...later];
}

function describe(character: string): Pick<Finding, 'code' | 'message' | 'help'> {
  if (new RegExp(garbled).test(character))
    return {
      code: 'TEXT_CHARACTER',
      message: `This text contains ${character}, a letter that was read in another encoding.`,
      help: 'Write the letter itself, and save the file as UTF-8.',
    };
  return {
    code: 'TEXT_CHARACTER',
    message: `This text contains ${numberOf(character)}, ${nameKind(character)}.`,
    help: 'Write the text again without it; it was probably pasted, or comes from an escape such as \\0.',
  };
}

const readable: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '”'],
  ['&apos;', '’'],
  ['&nbsp;', 'a no-break space'],
  ['&shy;', 'nothing'],
]);

function describeMarkup(sign: string): Pick<Finding, 'code' | 'message' | 'help'> {
  const meant = readable.get(sign.toLowerCase());
  return {
    code: 'TEXT_CHARACTER',
    message: `This plain text contains ${sign}, which is markup; guests would read it as it is.`,
    help: meant === undefined ? 'Write plain text.' : `Write ${meant} instead.`,
  };
}

function describeLeft(sign: string): Pick<Finding, 'code' | 'message' | 'help'> {
  return {
    code: 'TEXT_PLACEHOLDER',
    message: `This text contains ${sign}, which its author left for later.`,
    help: 'Write the text itself.',
  };
}

function describePlaceholder(sign: string, isMessage: boolean): Pick<Finding, 'code' | 'message' | 'help'> {
  return {
    code: 'TEXT_PLACEHOLDER',
    message: `This text contains ${sign}, ${isMessage ? 'a placeholder of another format' : 'which nothing fills in'}.`,
    help: isMessage ? 'Write the name of an argument in braces: {name}.' : 'Write the value itself.',
  };
}

function nameKind(character: string): string {
  if (/[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF\u2800\u3164\uFFA0]/.test(character))
    return 'which nobody sees';
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Cs}/u.test(character)) return 'half of a pair of code units';
  if (character === '\uFFFD') return 'a lost character, or bytes that are not UTF-8';
  return /\p{NChar}/u.test(character)
    ? 'which is no character'
    : 'which changes the direction of what follows';
}
