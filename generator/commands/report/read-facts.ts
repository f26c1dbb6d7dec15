import type { FactsFile, TermsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { openDocument, type SpecTexts } from '../edits/edit.ts';

/** The declared facts, and terms by vocabulary. */
export function readFacts(texts: SpecTexts): {
  readonly facts: FactsFile;
  readonly terms: ReadonlyMap<string, TermsFile>;
} {
  const terms = [...texts.keys()].flatMap((file) => {
    const vocabulary = vocabularyOf(file);
    return vocabulary === undefined ? [] : [[vocabulary, openDocument(texts, file).toJS()] as const];
  });
  const file = 'data/facts.yaml';
  return { facts: texts.has(file) ? openDocument(texts, file).toJS() : {}, terms: new Map(terms) };
}

/** The vocabulary of a file of terms; undefined for other files. */
export function vocabularyOf(file: string): string | undefined {
  return /^terms\/(.+)\.yaml$/.exec(file)?.[1];
}
