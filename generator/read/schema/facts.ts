import { Type } from '@sinclair/typebox';
import { oneOf, slugDescription, slugPattern } from './fields.ts';

/** Themes of offers, in the order of the guests’ choices. */
export const themes = [
  'season',
  'earlyBooking',
  'lastMinute',
  'weekend',
  'blackFriday',
  'romantic',
  'family',
  'wellness',
  'active',
  'allInclusive',
  'luxury',
  'extras',
] as const;

/** Subjects of articles and excursions, in the same way. */
export const topics = [
  'beaches',
  'places',
  'activities',
  'food',
  'practical',
  'holidays',
  'news',
  'contests',
  'boat',
  'nature',
  'adventure',
  'towns',
  'underwater',
] as const;

/** Purposes of content pages. */
export const purposes = ['contact', 'faq', 'legal', 'thanks', 'text'] as const;

/** A picture by name, or a family of pictures. */
export const picture = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$',
  description: 'the name of a picture, such as boat/2, or of a family whose pictures are used in turn: boat',
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

const list = <const T extends string>(words: readonly T[], most: number, description: string) =>
  Type.Optional(
    Type.Array(oneOf(words, 'one of them'), { minItems: 1, maxItems: most, uniqueItems: true, description }),
  );

/** The facts of an entry: true in every language. Its place is not among them. */
export const factFields = {
  hotels: Type.Optional(
    Type.Array(Type.String({ pattern: slugPattern, description: slugDescription }), {
      minItems: 1,
      uniqueItems: true,
      description:
        'the properties it belongs to, by their names in data/hotels.yaml, each once; for areas of the kind offer, restaurant, wellness, activity, venue and article',
    }),
  ),
  themes: list(themes, 3, 'its themes, up to three, each once; for the kind offer'),
  topics: list(topics, 2, 'its topics, one or two; for the kinds article and tour'),
  headline: Type.Optional(headline),
  purpose: Type.Optional(oneOf(purposes, 'its purpose; for the kind page; default: text')),
  picture: Type.Optional(picture),
};

export type Theme = (typeof themes)[number];
export type Topic = (typeof topics)[number];
export type Purpose = (typeof purposes)[number];
