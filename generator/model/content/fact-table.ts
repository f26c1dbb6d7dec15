import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { FactsFile } from '../../spec/schema/facts/fact-declarations.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { StatedByProperties } from '../facts/check-answers.ts';
import type { ContentBlock } from './content-html.ts';

const marker = /^\{\{(facts|answer):([^{}]*)\}\}$/;

/** The column with the fact that the entry of the body answers with. */
const askedColumn = 'asked';

/** Columns from the records of properties, beside their facts. */
const recordColumns: readonly string[] = ['maxChildAge'];

/** Data for paragraphs that are replaced by facts of properties. */
export interface FactTableContext {
  readonly declared: FactsFile;
  readonly stated: StatedByProperties;
  /** The question that the entry of the body answers. */
  readonly answers: RoutesEntry['answers'];
  /** By key. */
  readonly entries: ReadonlyMap<string, RoutesEntry>;
  /** Whether declarations may be missing because a file is faulty. */
  readonly incomplete: boolean;
}

/**
 * The place of a table with a row for each property, or of the answer of another page in a few words; undefined for any
 * other block. Both are filled in when the page is rendered.
 */
export function buildFactTable(
  file: string,
  { type, children, offset }: MarkdownNode,
  context: FactTableContext,
  report: Report,
): ContentBlock[] | undefined {
  const [only] = children;
  if (type !== 'paragraph' || children.length !== 1 || only?.type !== 'text') return undefined;
  const [, kind, list = ''] = marker.exec(only.value.trim()) ?? [];
  if (kind === undefined) return undefined;
  const names = list.split(',').map((name) => name.trim());
  const at = [{ file, offset }];
  if (!context.incomplete) (kind === 'facts' ? checkColumns : checkAnswer)(names, context, at, report);
  const block = { value: names.join(' '), depth: 0, ordered: false, children: [] };
  return [{ type: kind === 'facts' ? 'factTable' : 'answer', ...block }];
}

/** Reports columns that are no facts of properties, and those that every property leaves empty. */
function checkColumns(
  columns: readonly string[],
  { declared, stated, answers }: FactTableContext,
  at: readonly Origin[],
  report: Report,
): void {
  const declaredNames = Object.entries(declared)
    .filter(([, { kinds, type }]) => kinds.includes('property') && type !== 'point')
    .map(([name]) => name);
  const apart = [...recordColumns, ...(answers === undefined ? [] : [askedColumn])];
  const isFilled = (name: string) => stated.has(name) || apart.includes(name);
  const names = [...declaredNames, ...apart];
  for (const column of columns) {
    const isKnown = names.includes(column);
    if (isKnown && isFilled(column)) continue;
    const usable = isKnown ? names.filter(isFilled) : names;
    report({
      code: isKnown ? 'FACT_UNSTATED' : 'FACT_UNKNOWN',
      message: isKnown
        ? `No property states “${column}”, so its column would be empty.`
        : `A table of properties has no column “${column}”.`,
      help: isKnown
        ? `${didYouMean(column, usable)}Name another, or state it of a property.`
        : `${didYouMean(column, usable)}Write some of ${usable.join(', ')} after {{facts:, with commas.`,
      at,
    });
  }
}

/** Reports keys of entries that answer nothing. */
function checkAnswer(
  keys: readonly string[],
  { entries }: FactTableContext,
  at: readonly Origin[],
  report: Report,
): void {
  const answering = [...entries].flatMap(([key, { answers }]) => (answers === undefined ? [] : key));
  for (const key of keys.filter((name) => !answering.includes(name)))
    report({
      code: 'FACT_UNKNOWN',
      message: `There is no entry “${key}” that answers a question.`,
      help: `${didYouMean(key, answering)}Name an entry with “answers” after {{answer:.`,
      at,
    });
}
