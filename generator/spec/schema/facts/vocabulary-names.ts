import type { SpecSource } from '../../files/spec-source.ts';

/** Names of facts and of the terms of all vocabularies by locale, each with its key, such as themes.season. */
export function listVocabularyNames({
  vocabularies,
  facts = {},
  terms,
}: Pick<SpecSource, 'vocabularies' | 'facts' | 'terms'>): readonly (readonly [
  key: string,
  names: Readonly<Record<string, string>>,
])[] {
  const { themes = {}, topics = {}, propertyKinds = {} } = vocabularies ?? {};
  return [
    ...Object.entries(facts).flatMap(([fact, { names, columns = {} }]) => [
      [`facts.${fact}`, names] as const,
      ...Object.entries(columns).map(
        ([column, { names: ofColumn }]) => [`facts.${fact}.${column}`, ofColumn] as const,
      ),
    ]),
    ...[...terms].flatMap(([vocabulary, list]) =>
      Object.entries(list).map(([term, { names }]) => [`terms.${vocabulary}.${term}`, names] as const),
    ),
    ...Object.entries(themes).map(([term, names]) => [`themes.${term}`, names] as const),
    ...Object.entries(topics).map(([term, names]) => [`topics.${term}`, names] as const),
    ...Object.entries(propertyKinds).flatMap(([term, { one, many }]) => [
      [`propertyKinds.${term}.one`, one] as const,
      [`propertyKinds.${term}.many`, many] as const,
    ]),
  ];
}
