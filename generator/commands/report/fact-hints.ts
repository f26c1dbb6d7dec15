import type { TSchema } from '@sinclair/typebox';
import type { FactDeclaration, TermsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { createFactValuesSchema } from '../../spec/schema/facts/fact-values.ts';
import { areaFile } from '../../spec/schema/routes/route-files.ts';
import { openDocument, type SpecTexts } from '../edits/edit.ts';
import { readFacts } from './read-facts.ts';

/** Longer lists of terms are named by their file. */
const fewTerms = 12;

/** A comment for a new entry that lists the facts of its kind with the form of their values; undefined where it has none. */
export function hintAtFacts(texts: SpecTexts, area: string): string | undefined {
  const kind = openDocument(texts, areaFile(area)).get('kind');
  const { facts: declared, terms } = readFacts(texts);
  const facts = Object.fromEntries(
    Object.entries(declared).filter(([, { kinds }]) => kinds.some((of) => of === kind)),
  );
  if (Object.keys(facts).length === 0) return undefined;
  const { properties } = createFactValuesSchema(facts, terms) as TSchema & {
    readonly properties: Readonly<Record<string, TSchema>>;
  };
  return [
    ' Its facts, under “facts:” where they are known, under “assumed:” until somebody confirms them:',
    ...Object.entries(facts).map(
      ([name, fact]) =>
        `   ${name}: ${[properties[name]?.description, ...choicesOf(fact, terms)].join(': ')}`,
    ),
  ].join('\n');
}

/** The terms or columns of a fact. */
function choicesOf(
  { of, columns }: FactDeclaration,
  terms: ReadonlyMap<string, TermsFile>,
): readonly string[] {
  if (columns !== undefined) return [Object.keys(columns).join(', ')];
  if (of === undefined) return [];
  const list = Object.keys(terms.get(of) ?? {});
  return [list.length > fewTerms ? `see terms/${of}.yaml` : list.join(', ')];
}
