import type { FactsModel, Model } from '../../model/model.ts';
import { purposes, visits } from '../../spec/schema/facts/facts.ts';
import { importTable, recordTable, type Table, unionType } from '../output/literals.ts';
import {
  constant,
  functionOf,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';

/** generated/routes/facts.json: by key, the values that differ from the defaults. */
export function emitFactTable(facts: Model['facts']): Table {
  return recordTable(facts.map((row) => [row.key, withoutDefaults(row)]));
}

/** generated/routes/facts.ts: facts of entries, true in every language. */
export function emitFacts(): SourceFile {
  return {
    source: 'spec/routes and spec/data',
    statements: [
      importNames('../data/facts.ts', ['facts']),
      importNames('../data/facts.ts', ['FactName'], 'type'),
      importNames('../data/stated-facts.ts', ['stateFacts']),
      importNames('../data/stated-facts.ts', ['StatedFact'], 'type'),
      importNames('../data/vocabularies.ts', ['Theme', 'Topic'], 'type'),
      importNames('../media/alt-texts.ts', ['DescribedPicture'], 'type'),
      importNames('../media/pictures.ts', ['PictureName'], 'type'),
      importTable('rows', './facts.json'),
      importNames('./keys.ts', ['RouteKey'], 'type'),
      typeAlias('Purpose', unionType(purposes), 'The purpose of a content page.'),
      typeAlias('Visit', unionType(visits), 'The kind of a place that guests visit on their own.'),
      interfaceOf(
        'Headline',
        [
          ['kind', "'upTo' | 'percent' | 'from'"],
          ['value', 'number', 'Percent, or euros for from.'],
        ],
        'The figure in an offer’s titles.',
      ),
      interfaceOf(
        'Answers',
        [
          ['fact', 'FactName', 'A fact of properties, with terms or with rows that begin with one.'],
          ['terms', 'readonly string[]', 'The terms asked for.'],
          ['price?', 'FactName', 'A price of properties, of which the lowest is said.'],
        ],
        'The question that a page answers: which properties state a fact.',
      ),
      interfaceOf(
        'EntryFacts',
        [
          ['hotels', 'readonly string[]', 'Names of the properties it belongs to.'],
          ['themes', 'readonly Theme[]'],
          ['topics', 'readonly Topic[]'],
          ['headline?', 'Headline'],
          ['purpose', 'Purpose'],
          ['visit?', 'Visit', 'Left out where it is a trip, or no tour.'],
          ['answers?', 'Answers'],
          ['picture', 'PictureName'],
          ['pictures', 'readonly DescribedPicture[]', 'Its gallery.'],
          ['values', 'Readonly<Partial<Record<FactName, unknown>>>', 'Values of declared facts.'],
          ['assumed', 'readonly FactName[]', 'Names of declared facts that are assumed.'],
        ],
        'The facts of an entry: true in every language. Its place is not among them.',
      ),
      constant(
        'defaults',
        "Omit<EntryFacts, 'picture'>",
        "{ hotels: [], themes: [], topics: [], purpose: 'text', pictures: [], values: {}, assumed: [] }",
      ),
      constant(
        'byKey',
        undefined,
        "new Map(Object.entries(rows as Record<string, Pick<EntryFacts, 'picture'>>).map(([key, row]): [string, EntryFacts] => [key, { ...defaults, ...row }]))",
      ),
      functionOf(
        'factsOf',
        [['key', 'RouteKey']],
        'EntryFacts',
        [
          'const facts = byKey.get(key);',
          "if (facts === undefined) throw new RangeError('There is no entry ' + key + '.');",
          'return facts;',
        ],
        'The facts of an entry.',
      ),
      functionOf(
        'statedFactsOf',
        [['key', 'RouteKey']],
        'readonly StatedFact[]',
        ['return stateFacts(facts, factsOf(key).values);'],
        'The declared facts of an entry with their values, in the order of the declarations.',
      ),
    ],
  };
}

function withoutDefaults({ key, ...facts }: FactsModel): object {
  const isEmpty = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  const given = Object.entries({ ...facts, purpose: facts.purpose === 'text' ? [] : facts.purpose });
  return Object.fromEntries(given.filter(([, value]) => !isEmpty(value)));
}
