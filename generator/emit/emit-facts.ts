import type { FactsModel, Model } from '../model/model.ts';
import { purposes, themes, topics } from '../read/schema/facts.ts';
import { literal, objectLines, unionType } from './literals.ts';
import { constant, functionOf, importNames, interfaceOf, type SourceFile, typeAlias } from './structures.ts';

/** generated/routes/facts.ts: what is true of an entry in every language. */
export function emitFacts(facts: Model['facts']): SourceFile {
  return {
    source: 'spec/routes and spec/data',
    statements: [
      importNames('../media/pictures.ts', ['PictureName'], 'type'),
      importNames('./keys.ts', ['RouteKey'], 'type'),
      typeAlias('Theme', unionType(themes), 'What an offer is about.'),
      typeAlias('Topic', unionType(topics), 'What an article or an excursion is about.'),
      typeAlias('Purpose', unionType(purposes), 'What guests open a page of content for.'),
      interfaceOf(
        'Headline',
        [
          ['kind', "'upTo' | 'percent' | 'from'"],
          ['value', 'number', 'Percent, or euros for from.'],
        ],
        'The figure that an offer’s titles say.',
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
        'What is true of an entry in every language, beside its place.',
      ),
      constant('themes', 'readonly Theme[]', literal(themes), 'In the order in which guests choose.'),
      constant('topics', 'readonly Topic[]', literal(topics), 'In the order in which guests choose.'),
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
