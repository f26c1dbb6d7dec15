import type { SpecSource } from './spec-source.ts';

/** Names of the terms of all vocabularies by locale, each with its key, such as themes.season. */
export function listVocabularyNames(
  vocabularies: SpecSource['vocabularies'],
): readonly (readonly [key: string, names: Readonly<Record<string, string>>])[] {
  if (vocabularies === undefined) return [];
  const { themes, topics, propertyKinds } = vocabularies;
  return [
    ...Object.entries(themes).map(([term, names]) => [`themes.${term}`, names] as const),
    ...Object.entries(topics).map(([term, names]) => [`topics.${term}`, names] as const),
    ...Object.entries(propertyKinds).flatMap(([term, { one, many }]) => [
      [`propertyKinds.${term}.one`, one] as const,
      [`propertyKinds.${term}.many`, many] as const,
    ]),
  ];
}
