import type { Static } from '@sinclair/typebox';
import { byName, matching, visible } from '../fields.ts';
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
const group = byName(
  matching(visible, 'a text in ICU MessageFormat, not empty'),
  'texts by name',
  textNameForm,
);

/** spec/messages/<locale>.yaml */
export const messagesSchema = byName(
  group,
  'every text of the interface in one language, by group and name',
  nameForm,
);

export type MessagesFile = Static<typeof messagesSchema>;
