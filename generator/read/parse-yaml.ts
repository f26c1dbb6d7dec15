import { type Alias, isAlias, isCollection, isPair, isScalar, parseDocument, type Scalar } from 'yaml';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { describeErrors } from './yaml-errors.ts';

/** A YAML file as plain data, with its YAML errors. `value` is undefined where it could not be parsed. */
export interface ParsedYaml {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** How often an anchor may be used; more would exhaust the memory of readers. */
const maxAliasCount = 10_000;

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
  const findings: Finding[] = [];
  walk(document.contents, (node) => {
    if (isAlias(node) && node.resolve(document) === undefined) findings.push(describeUnsetAlias(file, node));
    if (isPair(node) && isCollection(node.key)) findings.push(describeCollectionKey(file, node.key));
    if (isPair(node) && isScalar(node.key) && typeof node.key.value !== 'string')
      findings.push(describeKey(file, node.key));
  });
  const isReadable = findings.every(({ code }) => code !== 'YAML_MALFORMED');
  return { value: isReadable ? document.toJS({ maxAliasCount }) : undefined, findings };
}

/** Calls back for every node and pair; yaml's own `visit` copies the path for each. */
function walk(node: unknown, onNode: (node: unknown) => void): void {
  onNode(node);
  if (isPair(node)) {
    walk(node.key, onNode);
    walk(node.value, onNode);
  } else if (isCollection(node)) {
    for (const item of node.items) walk(item, onNode);
  }
}

/** A text that begins with * is an alias, nearly always by mistake. */
function describeUnsetAlias(file: string, { source, range }: Alias): Finding {
  return {
    code: 'YAML_MALFORMED',
    message: `This cannot be read as YAML: *${source} refers to a value named &${source}, and there is none above.`,
    help: `Write a text that begins with * in quotes: "*${source}".`,
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
}

/** Braces or brackets without quotes at the beginning of a key. */
function describeCollectionKey(file: string, { range }: Pick<Scalar, 'range'>): Finding {
  return {
    code: 'YAML_MALFORMED',
    message: 'This cannot be read as YAML: a map or a list cannot be a key.',
    help: 'Write a key that begins with { or [ in quotes, or correct the indentation after the colon.',
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
}

function describeKey(file: string, { source, range }: Scalar): Finding {
  return {
    code: 'NUMBER_UNQUOTED',
    message: source ? `The key ${source} is not a text.` : 'There is a colon without a key before it.',
    help: source ? `Write it in quotes: "${source}".` : 'Write the key before the colon, or remove the line.',
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
}
