import { type Document, isPair, isScalar, parseDocument, visit, type YAMLError } from 'yaml';
import { type Finding, isError, type Origin, type YamlPath } from '../../diagnostics/diagnostic.ts';
import { numberOf } from '../../diagnostics/suggest.ts';
import { checkNodes, describeDepth, findDeepest, maxDepth } from './check-nodes.ts';

/** A YAML file as plain data, with its YAML errors. `value` is undefined where it could not be parsed. */
export interface ParsedYaml {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Parses one file. `file` is used only for origins. Never throws for errors in the file. */
export function parseYaml(file: string, text: string): ParsedYaml {
  const document = parseDocument(text, { prettyErrors: false });
  const errors = describeErrors(file, text, document);
  if (errors.length > 0) return { value: undefined, findings: errors };
  if (document.contents === null) {
    const finding: Finding = {
      code: 'SPEC_EMPTY',
      message: 'The file is empty.',
      help: 'Fill it in, or delete the file if it is not needed.',
      at: [{ file, offset: 0 }],
    };
    return { value: undefined, findings: [finding] };
  }
  const findings = [...checkNodes(file, document), ...findCutTexts(file, document)];
  const isReadable = findings.every(({ code }) => code === 'NUMBER_UNQUOTED' || !isError({ code }));
  // checkNodes has limited the aliases.
  return { value: isReadable ? document.toJS({ maxAliasCount: -1 }) : undefined, findings };
}

/** Fields whose values guests read. */
const readFields: readonly string[] = [
  'title',
  'summary',
  'headline',
  'name',
  'names',
  'keywords',
  'where',
  'text',
];

/** Files of such texts, by locale. */
const readFiles = /^(?:messages\/|terms\/|media\/alt\.|glossary\.|data\/vocabularies\.)/;

/** Whether guests read the value at a path. */
export function isRead(file: string, path: YamlPath): boolean {
  return readFiles.test(file) || path.some((field) => readFields.includes(String(field)));
}

/** Texts for readers without quotes that a comment follows on their line: the # may have been meant. */
function findCutTexts(file: string, document: Document.Parsed): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Scalar(key, { type, value, comment, range }, ancestors) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !comment) return;
      const keys = ancestors.map((node) => (isPair(node) && isScalar(node.key) ? node.key.value : ''));
      if (!isRead(file, keys.map(String))) return;
      findings.push({
        code: 'TEXT_CUT',
        message: `The text ends before “#${comment}”, which is a comment.`,
        help: 'Put the text in quotes if it goes on; move a comment to a line of its own.',
        at: [{ file, offset: range?.[0] ?? 0 }],
      });
    },
  });
  return findings;
}

const help =
  'Check indentation (two spaces a level), colons and quotes here and on the line above; texts that hold “: ” or “ #”, or begin with one of * & ! { [ @ %, need quotes.';

/** The YAML errors of a file, without those that only follow from an earlier one. */
function describeErrors(file: string, text: string, document: Document.Parsed): Finding[] {
  const undecodable = text.indexOf('\uFFFD');
  if (undecodable !== -1) return [describeEncoding({ file, offset: undecodable })];
  const lines = new Set<number>();
  const findings: Finding[] = [];
  for (const error of [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])) {
    if (error.code === 'DUPLICATE_KEY') {
      findings.push(describeDuplicate(file, text, error.pos[0]));
      continue;
    }
    if (error.code === 'RESOURCE_EXHAUSTION')
      return [describeDepth(file, findDeepest(text, maxDepth) ?? error.pos[0])];
    const line = text.slice(0, error.pos[0]).split('\n').length;
    if (!lines.has(line))
      findings.push(describeSpace(file, text, line) ?? describeMalformed(file, document, error));
    lines.add(line);
    if (isBeyondRecovery(error)) break;
  }
  return findings;
}

/** After an unexpected token or an open quote the parser misreads the rest. */
function isBeyondRecovery({ code }: YAMLError): boolean {
  return code === 'UNEXPECTED_TOKEN' || code === 'MISSING_CHAR';
}

function describeEncoding(at: Origin): Finding {
  return {
    code: 'YAML_MALFORMED',
    message: 'There is a lost character here, or bytes that are not UTF-8.',
    help: 'Write the character again, and save the file in UTF-8.',
    at: [at],
  };
}

/** A space at the beginning of a line or behind a colon that is not the plain one. */
const otherSpace =
  /^([ \t]*)([\u00a0\u2000-\u200b\u202f\u3000\ufeff])|(:)([\u00a0\u2000-\u200b\u202f\u3000])/;

/** Reports such a space in a line that cannot be read, or in the one above. */
function describeSpace(file: string, text: string, line: number): Finding | undefined {
  const lines = text.split('\n');
  for (const index of [line - 1, line - 2]) {
    const found = otherSpace.exec(lines[index] ?? '');
    const space = found?.[2] ?? found?.[4];
    if (found === null || space === undefined) continue;
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return {
      code: 'YAML_MALFORMED',
      message: `This cannot be read as YAML: here is ${numberOf(space)}, not a plain space.`,
      help: 'Replace it with a plain space; on a Mac, Option and the space bar write another one.',
      at: [{ file, offset: start + found.index + (found[1] ?? found[3] ?? '').length }],
    };
  }
  return undefined;
}

function describeMalformed(file: string, document: Document.Parsed, error: YAMLError): Finding {
  const opening = /closing .quote/.test(error.message) ? findOpenQuote(document, error.pos[0]) : undefined;
  const reason = opening === undefined ? nameReason(error) : 'this quote is never closed.';
  return {
    code: 'YAML_MALFORMED',
    message: `This cannot be read as YAML: ${reason}`,
    help,
    at: [{ file, offset: opening ?? error.pos[0] }],
  };
}

/** The parser's own words, except for the two errors caused by unquoted texts. */
function nameReason({ code, message }: YAMLError): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'a colon and a space within a text begin a new value.';
  if (code === 'MULTIPLE_DOCS') return 'a line of three dashes begins a second document; a file holds one.';
  if (code === 'TAG_RESOLVE_FAILED') return 'a word that begins with ! is a tag, and would be lost.';
  return message.replace(/\.?$/, '.');
}

/** The beginning of the quoted text that reaches the offset. */
function findOpenQuote(document: Document.Parsed, end: number): number | undefined {
  let opening: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[0] < end && range[2] >= end) opening = range[0];
    },
  });
  return opening;
}

/** The key at `offset`, and its first occurrence. */
function describeDuplicate(file: string, text: string, offset: number): Finding {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  let name = '';
  let first: number | undefined;
  visit(document, {
    Map(_key, map) {
      const pair = map.items.find((item) => isScalar(item.key) && item.key.range?.[0] === offset);
      if (!isPair(pair) || !isScalar(pair.key)) return undefined;
      const { value } = pair.key;
      name = String(value);
      const earlier = map.items.find((item) => isScalar(item.key) && item.key.value === value);
      if (isScalar(earlier?.key)) first = earlier.key.range?.[0];
      return visit.BREAK;
    },
  });
  return {
    code: 'YAML_DUPLICATE_KEY',
    message: `The key “${name}” occurs twice in the same map.`,
    help: 'Merge the two, or rename one of them.',
    at: [{ file, offset }, ...(first === undefined ? [] : [{ file, offset: first }])],
  };
}
