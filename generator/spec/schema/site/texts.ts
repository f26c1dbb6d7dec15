import { type Static, Type } from '@sinclair/typebox';
import { byLocale, byName, matching, record, someOf, text, textMark, visible } from '../fields.ts';
import { defines } from '../names.ts';

const nameForm = {
  pattern: '^[a-z][A-Za-z0-9]*$',
  description: 'a name of letters and digits that begins with a lower-case letter, such as openDaily',
  ...defines('messageGroup'),
};
const textNameForm = {
  pattern: '^[A-Za-z][A-Za-z0-9]*$',
  description:
    'a name of letters and digits, such as openDaily; in the group errors, the key of the error, such as InvalidCode',
  ...defines('message'),
};
const messageText = {
  ...matching(visible, 'a text in ICU MessageFormat, not empty'),
  [textMark]: true,
};
const group = byName(messageText, 'texts by name', textNameForm);

/** spec/messages/<locale>.yaml */
export const messagesSchema = byName(
  group,
  'every text of the interface in one language, by group and name',
  nameForm,
);

export type MessagesFile = Static<typeof messagesSchema>;

const stems = (description: string) =>
  Type.Array(Type.String({ minLength: 2, description: 'a stem' }), { minItems: 1, description });

const term = record(
  {
    term: text('the term used in texts of this language, in its basic form'),
    stems: stems(
      'stems: parts that every form of the term contains, in lower case; matched anywhere in a text; a space matches the rest of the word and the gap, | the edge of a word',
    ),
    avoid: Type.Optional(stems('words not to be used for it, written like stems')),
  },
  'the term in one language',
);

const notion = record(
  {
    meaning: text('its definition, in English'),
    keys: Type.Optional(
      someOf(
        matching('^[a-z0-9]+(-[a-z0-9]+)*$', 'a part of a key'),
        'parts of entry keys that mean it, whole words between hyphens, such as all-inclusive',
      ),
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
  'one term for one thing in all texts of a language; tests/language checks titles, summaries and messages',
);

export type GlossaryFile = Static<typeof glossarySchema>;
