import { type Document, isAlias, isPair, isScalar, parseDocument, visit } from 'yaml';
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
  const problems = [...describeErrors(file, text, document), ...findUnsetAliases(file, document)];
  if (problems.length > 0) return { value: undefined, problems };
  if (document.contents === null) {
    const problem: Problem = {
      code: 'SPEC_EMPTY',
      message: 'The file is empty.',
      help: 'Fill it in, or delete the file if it is not needed.',
      at: [{ file, offset: 0 }],
    };
    return { value: undefined, problems: [problem] };
  }
  return { value: document.toJS({ maxAliasCount }), problems: findUnquotedKeys(file, document) };
}

/** A text that begins with * is an alias, nearly always by mistake. */
function findUnsetAliases(file: string, document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, alias) {
      if (!isAlias(alias) || alias.resolve(document) !== undefined) return;
      problems.push({
        code: 'YAML_MALFORMED',
        message: `This cannot be read as YAML: *${alias.source} stands for a value named &${alias.source}, and there is none above.`,
        help: `Write a text that begins with * in quotes: "*${alias.source}".`,
        at: [{ file, offset: alias.range?.[0] ?? 0 }],
      });
    },
  });
  return problems;
}

function findUnquotedKeys(file: string, document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair(_key, pair) {
      if (!isPair(pair) || !isScalar(pair.key) || typeof pair.key.value === 'string') return;
      const { source, range } = pair.key;
      problems.push({
        code: 'NUMBER_UNQUOTED',
        message: source ? `The key ${source} is not a text.` : 'There is a colon without a key before it.',
        help: source
          ? `Write it in quotes: "${source}".`
          : 'Write the key before the colon, or remove the line.',
        at: [{ file, offset: range?.[0] ?? 0 }],
      });
    },
  });
  return problems;
}
