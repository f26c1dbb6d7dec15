import {
  type Alias,
  type CST,
  type Document,
  isAlias,
  isCollection,
  isPair,
  isScalar,
  Parser,
  type Scalar,
} from 'yaml';
import type { Finding } from '../../diagnostics/diagnostic.ts';

/** Maps and lists within each other: twice as many as the deepest file needs. */
export const maxDepth = 24;

/** Values of a file after its aliases are replaced: some hundred times those of the largest file. */
const maxValues = 1_000_000;

/** Reports aliases without a value or with too many, nesting that is too deep, and keys that are no texts. */
export function checkNodes(file: string, { contents }: Document.Parsed): Finding[] {
  const findings: Finding[] = [];
  /** By anchor: the number of its values. */
  const sizes = new Map<string, number>();
  const open = new Set<string>();
  /** By anchor: texts to which no alias refers. */
  const unused = new Map<string, Scalar>();
  let total = 0;

  /** Returns the number of values of a node. yaml's own `visit` copies the path for each node. */
  const walk = (node: unknown, depth: number): number => {
    if (isAlias(node)) return add(sizeOfAlias(node));
    if (isPair(node)) {
      if (isCollection(node.key)) findings.push(describeCollectionKey(file, node.key));
      if (isScalar(node.key) && typeof node.key.value !== 'string')
        findings.push(describeKey(file, node.key));
      return walk(node.key, depth) + walk(node.value, depth);
    }
    const { anchor } = isScalar(node) || isCollection(node) ? node : {};
    let size = add(1);
    if (isCollection(node)) {
      if (depth === maxDepth) {
        findings.push(describeDepth(file, node.range?.[0] ?? 0));
        return size;
      }
      if (anchor !== undefined) open.add(anchor);
      for (const item of node.items) size += walk(item, depth + 1);
      if (anchor !== undefined) open.delete(anchor);
    }
    if (anchor !== undefined) sizes.set(anchor, size);
    if (anchor !== undefined && isScalar(node)) unused.set(anchor, node);
    return size;
  };
  const add = (size: number) => {
    total += size;
    return size;
  };
  const sizeOfAlias = (alias: Alias): number => {
    const size = sizes.get(alias.source);
    unused.delete(alias.source);
    if (open.has(alias.source)) findings.push(describeAlias(file, alias, 'stands within its own value'));
    else if (size === undefined) findings.push(describeUnsetAlias(file, alias));
    else if (total <= maxValues && total + size > maxValues)
      findings.push(
        describeAlias(file, alias, `makes more than ${maxValues.toLocaleString('en')} values of the file`),
      );
    return size ?? 0;
  };
  walk(contents, 0);
  return [...findings, ...[...unused.values()].map((node) => describeUnused(file, node))];
}

/** Also for a file that is nested too deep to be parsed. */
export function describeDepth(file: string, offset: number): Finding {
  return {
    code: 'YAML_TOO_DEEP',
    message: `Maps and lists are nested more than ${maxDepth} deep here.`,
    help: 'Correct the indentation or the brackets here and above; no field is nested this deep.',
    at: [{ file, offset }],
  };
}

function describeAlias(file: string, { source, range }: Alias, fault: string): Finding {
  return {
    code: 'YAML_ALIAS',
    message: `The alias *${source} ${fault}.`,
    help: 'Write the value out, or refer to a smaller one.',
    at: [{ file, offset: range?.[0] ?? 0 }],
  };
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

/** A text that begins with & has an anchor, nearly always by mistake. */
function describeUnused(file: string, { anchor, range }: Scalar): Finding {
  return {
    code: 'TEXT_CUT',
    message: `The text begins behind “&${anchor}”, which YAML takes for its name.`,
    help: `Put the text in quotes if it begins with &${anchor}; otherwise remove the name.`,
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

/** The offset of the first map or list within `depth` others; for files that are nested too deep to be composed. */
export function findDeepest(text: string, depth: number): number | undefined {
  for (const token of new Parser().parse(text)) {
    const found = token.type === 'document' ? findIn(token.value, depth) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function findIn(token: CST.Token | null | undefined, depth: number): number | undefined {
  if (!token || !('items' in token)) return undefined;
  if (depth === 0) return token.offset;
  for (const { key, value } of token.items) {
    const found = findIn(key, depth - 1) ?? findIn(value, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
