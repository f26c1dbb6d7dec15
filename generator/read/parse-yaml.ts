import { parseDocument } from 'yaml';
import type { Finding } from '../diagnostics/diagnostic.ts';
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
  const findings = checkNodes(file, document);
  const isReadable = findings.every(({ code }) => code === 'NUMBER_UNQUOTED');
  // checkNodes has limited the aliases.
  return { value: isReadable ? document.toJS({ maxAliasCount: -1 }) : undefined, findings };
}
