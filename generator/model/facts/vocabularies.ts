import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { VocabulariesFile } from '../../spec/schema/facts/vocabularies.ts';
import type { LocalesModel } from '../model.ts';
import { completeNames } from '../site/locales.ts';
import type { VocabulariesModel } from './facts-model.ts';

const file = 'data/vocabularies.yaml';

/** The vocabularies with a name in every locale. A spec without the file has no terms. */
export function checkVocabularies(
  source: VocabulariesFile | undefined,
  locales: LocalesModel,
  report: Report,
): VocabulariesModel {
  const complete = (term: string, path: YamlPath, names: Readonly<Record<string, string>>) =>
    completeNames(term, { file, path }, names, locales, report);
  const namesOf = (vocabulary: 'themes' | 'topics') =>
    new Map(
      Object.entries(source?.[vocabulary] ?? {}).map(([term, names]) => [
        term,
        complete(term, [vocabulary, term], names),
      ]),
    );
  const kinds = Object.entries(source?.propertyKinds ?? {}).map(([term, { type, one, many }]) => {
    const path = ['propertyKinds', term];
    const names = {
      one: complete(term, [...path, 'one'], one),
      many: complete(term, [...path, 'many'], many),
    };
    return [term, { type, ...names }] as const;
  });
  return {
    themes: namesOf('themes'),
    topics: namesOf('topics'),
    propertyKinds: new Map(kinds),
    ignoredWords: source?.ignoredWords ?? {},
  };
}

/** Reports a term that the vocabulary does not have. */
export function checkTerm(
  term: string,
  vocabulary: Exclude<keyof VocabulariesModel, 'ignoredWords'>,
  at: Origin,
  vocabularies: VocabulariesModel,
  report: Report,
): void {
  const known = vocabularies[vocabulary];
  if (known.has(term)) return;
  report({
    code: 'RECORD_UNKNOWN',
    message: `There is no term “${term}” in ${vocabulary}.`,
    help: `${didYouMean(term, known.keys())}Terms are in ${file}.`,
    at: [at],
  });
}
