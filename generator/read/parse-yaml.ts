import { type Alias, isAlias, isCollection, isPair, isScalar, parseDocument, type Scalar } from 'yaml';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { describeErrors } from './yaml-errors.ts';

/** A YAML file as plain data, with what is wrong with it as YAML. `value` is undefined where it could not be parsed. */
export interface ParsedYaml {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** How often an anchor may be used; more would be an attack on the memory of whoever reads the file. */
const maxAliasCount = 10_000;

/** Parses one file. `file` is only used to place problems. Never throws for what the file says. */
export function parseYaml(file: string, text: string): ParsedYaml {
  const document = parseDocument(text, { prettyErrors: false });
  const errors = describeErrors(file, text, document);
  if (errors.length > 0) return { value: undefined, problems: errors };
  if (document.contents === null) {
    const problem: Problem = {
      code: 'SPEC_EMPTY',
      message: 'The file is empty.',
      help: 'Fill it in, or delete the file if it is not needed.',
      at: [{ file, offset: 0 }],
    };
    return { value: undefined, problems: [problem] };
  }
  const problems: Problem[] = [];
  walk(document.contents, (node) => {
    if (isAlias(node) && node.resolve(document) === undefined) problems.push(describeUnsetAlias(file, node));
    if (isPair(node) && isCollection(node.key)) problems.push(describeCollectionKey(file, node.key));
    if (isPair(node) && isScalar(node.key) && typeof node.key.value !== 'string')
      problems.push(describeKey(file, node.key));
  });
  const isReadable = problems.every(({ code }) => code !== 'YAML_MALFORMED');
  return { value: isReadable ? document.toJS({ maxAliasCount }) : undefined, problems };
}

/** Calls back for every node and pair; yaml's own `visit` makes a copy of the path for each. */
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
function describeUnsetAlias(file: string, { source, range }: Alias): Problem {
  return {
    code: 'YAML_MALFORMED',
    message: `This cannot be read as YAML: *${source} stands for a value named &${source}, and there is none above.`,
    help: `Write a text that begins with * in quotes: "*${source}".`,
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
}

/** Braces or brackets without quotes at the beginning of a key. */
function describeCollectionKey(file: string, { range }: Pick<Scalar, 'range'>): Problem {
  return {
    code: 'YAML_MALFORMED',
    message: 'This cannot be read as YAML: a map or a list is no key.',
    help: 'Write a key that begins with { or [ in quotes, or put what follows the colon on the right level.',
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
}

function describeKey(file: string, { source, range }: Scalar): Problem {
  return {
    code: 'NUMBER_UNQUOTED',
    message: source ? `The key ${source} is not a text.` : 'There is a colon without a key before it.',
    help: source ? `Write it in quotes: "${source}".` : 'Write the key before the colon, or remove the line.',
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
}
