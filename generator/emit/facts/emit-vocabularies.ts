import type { Model } from '../../model/model.ts';
import { lodgingTypes } from '../../spec/schema/facts/vocabularies.ts';
import { literal, objectLines, unionType } from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';

/** generated/data/vocabularies.ts */
export function emitVocabularies({ themes, topics, propertyKinds }: Model['vocabularies']): SourceFile {
  const rows = (terms: ReadonlyMap<string, object>) =>
    objectLines([...terms].map(([term, value]) => [term, literal(value)]));
  return {
    source: 'spec/data/vocabularies.yaml',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      typeAlias('Theme', unionType([...themes.keys()]), 'A theme of an offer.'),
      typeAlias('Topic', unionType([...topics.keys()]), 'A topic of an article or tour.'),
      typeAlias('PropertyKind', unionType([...propertyKinds.keys()]), 'A kind of property.'),
      typeAlias('Names', 'Readonly<Record<Locale, string>>', 'A name in each language.'),
      interfaceOf(
        'PropertyKindFacts',
        [
          ['type', unionType(lodgingTypes), 'In the vocabulary of schema.org.'],
          ['one', 'Names'],
          ['many', 'Names'],
        ],
        'Names of a kind of property.',
      ),
      constant(
        'themes',
        'Readonly<Record<Theme, Names>>',
        rows(themes),
        'In the order of the guests’ choices.',
      ),
      constant(
        'topics',
        'Readonly<Record<Topic, Names>>',
        rows(topics),
        'In the order of the guests’ choices.',
      ),
      constant(
        'propertyKinds',
        'Readonly<Record<PropertyKind, PropertyKindFacts>>',
        rows(propertyKinds),
        'In the order of the guests’ choices.',
      ),
    ],
  };
}
