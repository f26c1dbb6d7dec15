import { type Static, Type } from '@sinclair/typebox';
import { matching, record } from '../fields.ts';

/** spec/data/common-passwords.yaml */
export const commonPasswordsSchema = record(
  {
    words: Type.Array(matching('\\p{L}\\P{L}*\\p{L}', 'a name with two letters or more'), {
      description:
        'names that identify the site to everybody, such as the group’s and its parts; no password is one of them, nor one of them with other digits and punctuation',
    }),
    rows: Type.Array(matching('^\\S+$', 'characters in their order, in lower case'), {
      description: 'rows of keys and alphabets; no password is a part of one, in either direction',
    }),
    passwords: matching(
      '\\S',
      'common passwords, six characters or more each, in lower case, with a space or a line end between',
    ),
  },
  'the passwords that the rule hardToGuess refuses',
);

export type CommonPasswordsFile = Static<typeof commonPasswordsSchema>;
