import { Type } from '@sinclair/typebox';
import { oneOf, record, slugDescription, slugPattern, text } from '../fields.ts';
import { nameOf, uses } from '../names.ts';
import { pictureName } from '../site/pictures.ts';

/** Marks the values of declared facts, whose schema depends on the spec. */
export const factValues = 'x-fact-values';

/** Purposes of content pages. */
export const purposes = ['contact', 'faq', 'legal', 'thanks', 'text'] as const;

/** Kinds of places that guests visit on their own: they are no trips and have no start. */
export const visits = ['sight', 'beach', 'park'] as const;

/** A picture by name, or a family of pictures. */
export const picture = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$',
  description: 'the name of a picture, such as boat/2, or of a family whose pictures are used in turn: boat',
  ...uses('picture'),
});

const percent = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description }));

const headline = Type.Object(
  {
    upTo: percent('the highest discount, in percent'),
    percent: percent('the discount, in percent'),
    from: Type.Optional(Type.Integer({ minimum: 1, description: 'the lowest price, in euros' })),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    description: 'the figure in an offer’s titles: one of upTo, percent and from',
  },
);

const kindOfTerms = { themes: 'theme', topics: 'topic' } as const;

const terms = (vocabulary: 'themes' | 'topics', most: number, description: string) =>
  Type.Optional(
    Type.Array(nameOf(kindOfTerms[vocabulary], `a term of ${vocabulary} in data/vocabularies.yaml`), {
      minItems: 1,
      maxItems: most,
      uniqueItems: true,
      description,
    }),
  );

/** Checked against the declarations, see `createFactValuesSchema`. */
const values = (description: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    description: `${description}: values of the facts in data/facts.yaml, by name`,
    [factValues]: true,
  });

/** The facts of an entry: true in every language. Its place is not among them. */
export const factFields = {
  hotels: Type.Optional(
    Type.Array(Type.String({ pattern: slugPattern, description: slugDescription, ...uses('hotel') }), {
      minItems: 1,
      uniqueItems: true,
      description:
        'the properties it belongs to, by their names in data/hotels, each once; for areas of the kind offer, restaurant, wellness, activity, venue and article',
    }),
  ),
  themes: terms('themes', 3, 'its themes, up to three, each once; for the kind offer'),
  topics: terms('topics', 2, 'its topics, one or two; for the kinds article and tour'),
  headline: Type.Optional(headline),
  purpose: Type.Optional(oneOf(purposes, 'its purpose; for the kind page; default: text')),
  visit: Type.Optional(
    oneOf(
      visits,
      'what a guest goes to alone: it has no start, and nobody asks for places; for the kind tour; default: it is a trip',
    ),
  ),
  answers: Type.Optional(
    record(
      {
        fact: nameOf('fact', 'the fact: of properties, with terms or with rows that begin with one'),
        terms: Type.Optional(
          Type.Array(text('a term of the fact'), {
            minItems: 1,
            uniqueItems: true,
            description: 'the terms asked for, each once; default: all that properties state',
          }),
        ),
        price: Type.Optional(nameOf('fact', 'a fact of properties with a price; the lowest is said')),
      },
      'the question that the page answers, which properties state a fact; the search shows their number; for the kind page',
    ),
  ),
  picture: Type.Optional(picture),
  pictures: Type.Optional(
    Type.Array(
      Type.String({
        pattern: pictureName,
        description: 'the name of a picture, such as beach/2',
        ...uses('picture'),
      }),
      {
        minItems: 2,
        maxItems: 12,
        uniqueItems: true,
        description:
          'the gallery of its page, 2 to 12 pictures, each once and with a text in media/alt.yaml; for the kinds property and destination',
      },
    ),
  ),
  facts: Type.Optional(values('what is known of it')),
  assumed: Type.Optional(
    values(
      'what stands in until somebody confirms it; listed by “npm run spec -- report --assumed”, never published to search engines',
    ),
  ),
};

export type Visit = (typeof visits)[number];
export type Purpose = (typeof purposes)[number];
