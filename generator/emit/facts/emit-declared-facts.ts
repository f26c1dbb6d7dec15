import type { Model } from '../../model/model.ts';
import { lodgingTypes } from '../../spec/schema/facts/vocabularies.ts';
import {
  importTable,
  listTable,
  literal,
  objectLines,
  recordTable,
  type Table,
  unionType,
} from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';

/** generated/data/facts.json */
export function emitFactDeclarations({ declaredFacts }: Pick<Model, 'declaredFacts'>): Table {
  return listTable(
    declaredFacts.map((fact) => ({
      ...fact,
      counted: fact.counted?.split('.'),
      phrase: fact.phrase?.split('.'),
    })),
  );
}

/** generated/data/terms.json */
export function emitTerms({ terms }: Pick<Model, 'terms'>): Table {
  return recordTable(
    [...terms].map(([vocabulary, list]) => {
      return [vocabulary, Object.fromEntries(list)];
    }),
  );
}

/** generated/data/facts.ts: the facts that entries may have. */
export function emitDeclaredFacts({ declaredFacts }: Pick<Model, 'declaredFacts'>): SourceFile {
  return {
    source: 'spec/data/facts.yaml and spec/terms',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../media/pictures.ts', ['PictureName'], 'type'),
      importNames('../routes/keys.ts', ['PageKind'], 'type'),
      importNames('../site.ts', ['CountingMessagePath', 'PhraseMessagePath'], 'type'),
      importTable('factTable', './facts.json'),
      importNames('./stated-facts.ts', ['FactDefinition', 'FactUnit'], 'type'),
      importTable('termTable', './terms.json'),
      typeAlias('FactName', unionType(declaredFacts.map(({ name }) => name)), 'The name of a fact.'),
      interfaceOf(
        'NumberChoices',
        [
          ['upTo?', 'readonly number[]', 'The number is at most this.'],
          ['from?', 'readonly number[]', 'The number is at least this.'],
          ['column?', 'string', 'The column with the number, of facts with rows.'],
          ['unit?', 'FactUnit', 'The unit of the choices, where it is not that of the fact.'],
        ],
        'Choices of a filter.',
      ),
      interfaceOf(
        'Fact',
        [
          ['name', 'FactName'],
          ['kinds', 'readonly PageKind[]', 'The kinds of pages that may have it.'],
          [
            'role?',
            "'booking' | 'stay' | 'open' | 'highlights' | 'basis'",
            'The days on which an entry can be booked, those of arrival and departure, the months of a property, the terms that its page shows first, or what a price in a title is for.',
          ],
          [
            'without?',
            'readonly string[]',
            'Facts, and terms as vocabulary.term, beside which an entry cannot have it.',
          ],
          [
            'brief?',
            "readonly ('card' | 'head')[]",
            'Where it is among the few facts that guests see first.',
          ],
          ['counted?', 'CountingMessagePath', 'The message for the number of its rows.'],
          [
            'briefRows?',
            'readonly string[]',
            'Terms: heads show the rows that have one of them, in place of their number.',
          ],
          [
            'phrase?',
            'PhraseMessagePath',
            'The message with {value} that says it where its name does not stand.',
          ],
          ['ordersLists?', 'boolean', 'Whether guests can order lists by it, least first.'],
          [
            'filter?',
            "true | 'any' | NumberChoices",
            'Of their listings: each of its terms, months or days; with “any”, of several terms one is enough; or choices of numbers.',
          ],
          ['schema?', 'string', 'Its property in the vocabulary of schema.org.'],
        ],
        'A fact that entries of some kinds may have.',
        ['FactDefinition'],
      ),
      interfaceOf(
        'Term',
        [
          ['names', 'Readonly<Record<Locale, string>>'],
          ['picture?', 'PictureName', 'Rows that begin with it stand as cards with this picture.'],
          ['searched?', 'boolean', 'False where the search does not find pages by it.'],
          [
            'impliedBy?',
            'readonly string[]',
            'Terms, as vocabulary.term, beside which it says nothing more.',
          ],
          ['words?', 'Readonly<Partial<Record<Locale, readonly string[]>>>', 'Further search words.'],
        ],
        'A term of a vocabulary.',
      ),
      constant('facts', 'readonly Fact[]', 'factTable as Fact[]', 'In the order in which pages show them.'),
      constant(
        'terms',
        'Readonly<Record<string, Readonly<Record<string, Term>>>>',
        'termTable as Record<string, Record<string, Term>>',
        'By vocabulary, in the order of the guests’ choices.',
      ),
    ],
  };
}

/** generated/data/vocabularies.ts */
export function emitVocabularies({
  themes,
  topics,
  propertyKinds,
  ignoredWords,
}: Model['vocabularies']): SourceFile {
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
      constant(
        'ignoredWords',
        'Readonly<Partial<Record<Locale, readonly string[]>>>',
        objectLines(Object.entries(ignoredWords).map(([locale, words]) => [locale, literal(words)])),
        'Words that the search ignores in queries.',
      ),
    ],
  };
}
