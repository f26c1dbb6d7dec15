import { isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Problem } from '../diagnostics/diagnostic.ts';

/** A YAML file as plain data, with what is wrong with it as YAML. `value` is undefined where it could not be parsed. */
export interface ParsedYaml {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Parses one file. `file` is only used to place problems. */
export function parseYaml(file: string, text: string): ParsedYaml {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) {
    return { value: undefined, problems: document.errors.map((error) => toProblem(file, text, error)) };
  }
  if (document.contents === null) {
    const problem: Problem = {
      code: 'SPEC_EMPTY',
      message: 'The file is empty.',
      help: 'Fill it in, or delete the file if it is not needed.',
      at: [{ file, offset: 0 }],
    };
    return { value: undefined, problems: [problem] };
  }
  return { value: document.toJS(), problems: findUnquotedKeys(file, document) };
}

function toProblem(
  file: string,
  text: string,
  error: { code: string; message: string; pos: [number, number] },
): Problem {
  const at = [{ file, offset: error.pos[0] }];
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]*/.exec(text.slice(error.pos[0], error.pos[1] + 80))?.[0].trim() ?? '';
    return {
      code: 'YAML_DUPLICATE_KEY',
      message: `The key ${key} stands twice in the same map.`,
      help: 'Merge the two, or rename one of them.',
      at: [...at, ...findFirstOf(file, text, error.pos[0])],
    };
  }
  return {
    code: 'YAML_MALFORMED',
    message: `This cannot be read as YAML: ${error.message.replace(/\.?$/, '.')}`,
    help: 'Check indentation (two spaces a level), colons and quotes here and on the line above; texts with “: ” or “ #” need quotes.',
    at,
  };
}

/** The place where the key at `offset` stood the first time. */
function findFirstOf(file: string, text: string, offset: number) {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  let first: number | undefined;
  visit(document, {
    Map(_key, map) {
      const pair = map.items.find((item) => isScalar(item.key) && item.key.range?.[0] === offset);
      if (!isPair(pair) || !isScalar(pair.key)) return undefined;
      const { value } = pair.key;
      const earlier = map.items.find((item) => isScalar(item.key) && item.key.value === value);
      if (isScalar(earlier?.key)) first = earlier.key.range?.[0];
      return visit.BREAK;
    },
  });
  return first === undefined ? [] : [{ file, offset: first }];
}

function findUnquotedKeys(file: string, document: ReturnType<typeof parseDocument>): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || typeof key.value === 'string') return;
      problems.push({
        code: 'NUMBER_UNQUOTED',
        message: `The key ${key.source ?? String(key.value)} is not a string.`,
        help: `Write it in quotes: "${key.source ?? String(key.value)}".`,
        at: [{ file, offset: key.range?.[0] ?? 0 }],
      });
    },
  });
  return problems;
}
