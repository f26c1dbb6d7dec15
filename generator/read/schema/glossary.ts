import { type Static, Type } from '@sinclair/typebox';
import { byLocale, byName, record, text } from './fields.ts';

const stems = (description: string) =>
  Type.Array(Type.String({ minLength: 2, description: 'a stem' }), { minItems: 1, description });

const term = record(
  {
    term: text('the word or words that texts of this language use, in the basic form'),
    stems: stems(
      'what every form of the term contains, in lower case: found anywhere in a text; a space stands for the rest of the word and the gap, | for the edge of a word',
    ),
    avoid: Type.Optional(stems('words that must not stand for it, written like stems')),
  },
  'the term in one language',
);

const notion = record(
  {
    meaning: text('what it is, in English'),
    keys: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description: 'a part of a key' }), {
        minItems: 1,
        description: 'parts of entry keys that name it, whole words between hyphens, such as all-inclusive',
      }),
    ),
    locales: byLocale(term, 'the term in each locale'),
  },
  'a notion that has one name in each language',
);

/** spec/glossary.yaml */
export const glossarySchema = record(
  {
    notions: byName(notion, 'the notions, by name', {
      pattern: '^[a-z][A-Za-z0-9]*$',
      description:
        'a name of letters and digits that begins with a lower-case letter, such as holidayVillage',
    }),
  },
  'the words that all texts of a language use for the same thing; tests/language holds titles, summaries and messages to them',
);

export type GlossaryFile = Static<typeof glossarySchema>;
