import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { FactsFile } from '../../spec/schema/facts/fact-declarations.ts';
import type { ContentBlock } from './content-html.ts';

const marker = /^\{\{facts:([^{}]*)\}\}$/;

/** Columns from the records of properties, beside their facts. */
const recordColumns: readonly string[] = ['maxChildAge'];

/** The columns of a paragraph that is replaced by a table of properties; undefined for any other block. */
export function columnsOfTable({ type, children }: MarkdownNode): readonly string[] | undefined {
  const [only] = children;
  if (type !== 'paragraph' || children.length !== 1 || only?.type !== 'text') return undefined;
  return marker
    .exec(only.value.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim());
}

interface TableContext {
  readonly declared: FactsFile;
  /** Whether declarations may be missing because a file is faulty. */
  readonly incomplete: boolean;
}

/** The place of a table with a row for each property, which is filled in when the page is rendered. */
export function buildFactTable(
  { file, offset }: { readonly file: string; readonly offset: number },
  columns: readonly string[],
  { declared, incomplete }: TableContext,
  report: Report,
): ContentBlock[] {
  const names = Object.entries(declared)
    .filter(([, { kinds, type }]) => kinds.includes('property') && type !== 'rows' && type !== 'point')
    .map(([name]) => name)
    .concat(recordColumns);
  const unknown = incomplete ? [] : columns.filter((name) => !names.includes(name));
  for (const column of unknown)
    report({
      code: 'FACT_UNKNOWN',
      message: `A table of properties has no column “${column}”.`,
      help: `${didYouMean(column, names)}Write some of ${names.join(', ')} after {{facts:, with commas.`,
      at: [{ file, offset }],
    });
  return [{ type: 'factTable', value: columns.join(' '), depth: 0, ordered: false, children: [] }];
}
