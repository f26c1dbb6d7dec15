import type { Finding, YamlPath } from '../../diagnostics/diagnostic.ts';
import { numberOf } from '../../diagnostics/hidden-characters.ts';
import type { MarkdownNode } from '../markdown/parse-markdown.ts';
import { anyPlaceholder, findSpacing, foreignPlaceholder, spacingAdvice } from '../markdown/text-slips.ts';
import { readFields } from './parse-yaml.ts';

/** Control characters except tabs and line feeds, halves of a pair, no characters at all, and signs that reorder a text. */
const unusable = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}\u202A-\u202E\u2066-\u2069]/u;

/** Markdown keeps the line ends of the file; U+FFFD stands for bytes that are not UTF-8, or for a NUL. */
const unusableInMarkdown = /(?![\t\r\n])[\p{Cc}\p{Cs}\p{NChar}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

/** Files without texts for guests. */
const unread = /^(?:api\/|look\.yaml$|data\/common-passwords\.yaml$|media\/pictures\.lock\.yaml$)/;

/** Values that guests might enter, of every kind. */
const isExample = ([fields, , list]: YamlPath) =>
  fields === 'fields' && (list === 'valid' || list === 'invalid');

/** Entities and tags of HTML, strong words and links of Markdown, which guests would read as they are. */
const markup =
  /\*\*[^*\s][^*]*\*\*|\[[^\]\n]+\]\((?:https?:|\/)[^)]*\)|&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;

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
    const [sign] = markup.exec(text) ?? [];
    if (sign !== undefined) findings.push({ ...describeMarkup(sign), at });
    const isPlain = !isMessage && path.some((field) => readFields.includes(String(field)));
    const [placeholder] = (isPlain ? anyPlaceholder : foreignPlaceholder).exec(text) ?? [];
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

/** Reports the first character of a Markdown text that no text can hold, also as an entity (&#x202E;). */
export function checkMarkdownCharacters(file: string, text: string, root: MarkdownNode): Finding[] {
  const found = unusableInMarkdown.exec(text);
  if (found !== null) return [{ ...describe(found[0]), at: [{ file, offset: found.index }] }];
  const findIn = ({ value, offset, children }: MarkdownNode): Finding[] => {
    const [character] = unusableInMarkdown.exec(value) ?? [];
    const own = character === undefined ? [] : [{ ...describe(character), at: [{ file, offset }] }];
    return [...own, ...children.flatMap(findIn)];
  };
  return findIn(root);
}

function describe(character: string): Pick<Finding, 'code' | 'message' | 'help'> {
  return {
    code: 'TEXT_CHARACTER',
    message: `This text contains ${numberOf(character)}, ${nameKind(character)}.`,
    help: 'Write the text again without it; it was probably pasted, or comes from an escape such as \\0.',
  };
}

const readable: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '”',
  '&apos;': '’',
  '&nbsp;': 'a no-break space',
  '&shy;': 'nothing',
};

function describeMarkup(sign: string): Pick<Finding, 'code' | 'message' | 'help'> {
  const meant = readable[sign.toLowerCase()];
  return {
    code: 'TEXT_CHARACTER',
    message: `This plain text contains ${sign}, which is markup; guests would read it as it is.`,
    help: meant === undefined ? 'Write plain text.' : `Write ${meant} instead.`,
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
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Cs}/u.test(character)) return 'half of a pair of code units';
  if (character === '\uFFFD') return 'a lost character, or bytes that are not UTF-8';
  return /\p{NChar}/u.test(character)
    ? 'which is no character'
    : 'which changes the direction of what follows';
}
