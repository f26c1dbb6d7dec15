import { type Document, isPair, isScalar, parseDocument, visit, type YAMLError } from 'yaml';
import type { Origin, Problem } from '../diagnostics/diagnostic.ts';

const help =
  'Check indentation (two spaces a level), colons and quotes here and on the line above; texts that hold “: ” or “ #”, or begin with one of * & ! { [ @ %, need quotes.';

/** What is wrong with a file as YAML, without what only follows from an earlier fault. */
export function describeErrors(file: string, text: string, document: Document.Parsed): Problem[] {
  const undecodable = text.indexOf('\uFFFD');
  if (undecodable !== -1) return [describeEncoding({ file, offset: undecodable })];
  const lines = new Set<number>();
  const problems: Problem[] = [];
  for (const error of [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])) {
    if (error.code === 'DUPLICATE_KEY') {
      problems.push(describeDuplicate(file, text, error.pos[0]));
      continue;
    }
    const line = text.slice(0, error.pos[0]).split('\n').length;
    if (!lines.has(line)) problems.push(describeMalformed(file, document, error));
    lines.add(line);
    if (isBeyondRecovery(error)) break;
  }
  return problems;
}

/** After an unexpected token or an open quote the parser takes what follows for something else. */
function isBeyondRecovery({ code }: YAMLError): boolean {
  return code === 'UNEXPECTED_TOKEN' || code === 'MISSING_CHAR';
}

function describeEncoding(at: Origin): Problem {
  return {
    code: 'YAML_MALFORMED',
    message: 'There is a character here that was lost when the file was saved, or bytes that are not UTF-8.',
    help: 'Write the character anew, and save the file in UTF-8.',
    at: [at],
  };
}

function describeMalformed(file: string, document: Document.Parsed, error: YAMLError): Problem {
  const opening = /closing .quote/.test(error.message) ? findOpenQuote(document, error.pos[0]) : undefined;
  const reason = opening === undefined ? nameReason(error) : 'this quote is never closed.';
  return {
    code: 'YAML_MALFORMED',
    message: `This cannot be read as YAML: ${reason}`,
    help,
    at: [{ file, offset: opening ?? error.pos[0] }],
  };
}

/** The parser's own words, but for the two faults that texts without quotes make. */
function nameReason({ code, message }: YAMLError): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return 'a colon and a space within a text begin a value of their own.';
  if (code === 'TAG_RESOLVE_FAILED') return 'a word that begins with ! is a tag, and would be left out.';
  return message.replace(/\.?$/, '.');
}

/** Where the quoted text that runs to the offset begins. */
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

/** The key at `offset`, and the place where it stood the first time. */
function describeDuplicate(file: string, text: string, offset: number): Problem {
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
    message: `The key “${name}” stands twice in the same map.`,
    help: 'Merge the two, or rename one of them.',
    at: [{ file, offset }, ...(first === undefined ? [] : [{ file, offset: first }])],
  };
}
