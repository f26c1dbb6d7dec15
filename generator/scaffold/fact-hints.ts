import type { TSchema } from '@sinclair/typebox';
import type { FactDeclaration, FactsFile, TermsFile } from '../read/schema/fact-declarations.ts';
import { createFactValuesSchema } from '../read/schema/fact-values.ts';
import { areaFile } from '../read/schema/route-files.ts';
import { openDocument, type SpecTexts } from './edit.ts';

/** Longer lists of terms are named by their file. */
const fewTerms = 12;

/** A comment for a new entry that lists the facts of its kind with the form of their values; undefined where it has none. */
export function hintAtFacts(texts: SpecTexts, area: string): string | undefined {
  if (!texts.has('data/facts.yaml')) return undefined;
  const kind = openDocument(texts, areaFile(area)).get('kind');
  const declared: FactsFile = openDocument(texts, 'data/facts.yaml').toJS();
  const facts = Object.fromEntries(
    Object.entries(declared).filter(([, { kinds }]) => kinds.some((of) => of === kind)),
  );
  if (Object.keys(facts).length === 0) return undefined;
  const terms = readTerms(texts);
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

function readTerms(texts: SpecTexts): ReadonlyMap<string, TermsFile> {
  const files = [...texts.keys()].flatMap((file) => {
    const [, vocabulary] = /^terms\/(.+)\.yaml$/.exec(file) ?? [];
    return vocabulary === undefined ? [] : [[vocabulary, openDocument(texts, file).toJS()] as const];
  });
  return new Map(files);
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
