import type { FactsModel, Model } from '../model/model.ts';
import { purposes } from '../read/schema/facts.ts';
import { literal, objectLines, unionType } from './literals.ts';
import { constant, functionOf, importNames, interfaceOf, type SourceFile, typeAlias } from './structures.ts';

/** generated/routes/facts.ts: facts of entries, true in every language. */
export function emitFacts(facts: Model['facts']): SourceFile {
  return {
    source: 'spec/routes and spec/data',
    statements: [
      importNames('../data/vocabularies.ts', ['Theme', 'Topic'], 'type'),
      importNames('../media/pictures.ts', ['PictureName'], 'type'),
      importNames('./keys.ts', ['RouteKey'], 'type'),
      typeAlias('Purpose', unionType(purposes), 'The purpose of a content page.'),
      interfaceOf(
        'Headline',
        [
          ['kind', "'upTo' | 'percent' | 'from'"],
          ['value', 'number', 'Percent, or euros for from.'],
        ],
        'The figure in an offer’s titles.',
      ),
      interfaceOf(
        'EntryFacts',
        [
          ['hotels', 'readonly string[]', 'Names of the properties it belongs to.'],
          ['themes', 'readonly Theme[]'],
          ['topics', 'readonly Topic[]'],
          ['headline?', 'Headline'],
          ['purpose', 'Purpose'],
          ['picture', 'PictureName'],
        ],
        'The facts of an entry: true in every language. Its place is not among them.',
      ),
      constant(
        'defaults',
        "Omit<EntryFacts, 'picture'>",
        "{ hotels: [], themes: [], topics: [], purpose: 'text' }",
      ),
      constant(
        'rows',
        "Readonly<Record<RouteKey, Partial<EntryFacts> & Pick<EntryFacts, 'picture'>>>",
        objectLines(facts.map((row) => [row.key, literal(withoutDefaults(row))])),
      ),
      constant(
        'byKey',
        undefined,
        'new Map(Object.entries(rows).map(([key, row]): [string, EntryFacts] => [key, { ...defaults, ...row }]))',
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
    ],
  };
}

function withoutDefaults({ hotels, themes: about, topics: of, headline, purpose, picture }: FactsModel) {
  return {
    hotels: hotels.length > 0 ? hotels : undefined,
    themes: about.length > 0 ? about : undefined,
    topics: of.length > 0 ? of : undefined,
    headline,
    purpose: purpose === 'text' ? undefined : purpose,
    picture,
  };
}
