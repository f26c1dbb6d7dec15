import type { Model } from '../model/model.ts';
import { arrayLines, literal, objectLines, unionType } from './literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, typeAlias } from './structures.ts';

/** generated/data/facts.ts: the facts that entries may have. */
export function emitDeclaredFacts({
  declaredFacts,
  terms,
}: Pick<Model, 'declaredFacts' | 'terms'>): SourceFile {
  return {
    source: 'spec/data/facts.yaml and spec/terms',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../routes/keys.ts', ['PageKind'], 'type'),
      importNames('./stated-facts.ts', ['FactDefinition'], 'type'),
      typeAlias('FactName', unionType(declaredFacts.map(({ name }) => name)), 'The name of a fact.'),
      interfaceOf(
        'NumberChoices',
        [
          ['upTo?', 'readonly number[]', 'The number is at most this.'],
          ['from?', 'readonly number[]', 'The number is at least this.'],
          ['column?', 'string', 'The column with the number, of facts with rows.'],
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
            "'booking' | 'stay'",
            'The days on which an entry can be booked, or those of arrival and departure.',
          ],
          ['ordersLists?', 'boolean', 'Whether guests can order lists by it, least first.'],
          [
            'filter?',
            'true | NumberChoices',
            'Of their listings: each of its terms, months or days, or choices of numbers.',
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
          ['searched?', 'boolean', 'False where the search does not find pages by it.'],
          ['words?', 'Readonly<Partial<Record<Locale, readonly string[]>>>', 'Further search words.'],
        ],
        'A term of a vocabulary.',
      ),
      constant(
        'facts',
        'readonly Fact[]',
        arrayLines(declaredFacts.map((fact) => literal(fact))),
        'In the order in which pages show them.',
      ),
      constant(
        'terms',
        'Readonly<Record<string, Readonly<Record<string, Term>>>>',
        objectLines(
          [...terms].map(([vocabulary, list]) => [
            vocabulary,
            objectLines(
              [...list].map(([term, { names, searched, words }]) => [
                term,
                literal({ names, searched, words }),
              ]),
            ),
          ]),
        ),
        'By vocabulary, in the order of the guests’ choices.',
      ),
    ],
  };
}
