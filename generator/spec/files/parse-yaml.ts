import { type Document, isPair, isScalar, parseDocument, visit } from 'yaml';
import { type Finding, isError, type YamlPath } from '../../diagnostics/diagnostic.ts';
import { checkNodes } from './check-nodes.ts';
import { describeErrors } from './yaml-errors.ts';

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
