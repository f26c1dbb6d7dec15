import { type Static, Type } from '@sinclair/typebox';
import { byName } from './fields.ts';

const namePattern = '^[a-z][A-Za-z0-9]*$';
const group = byName(
  Type.String({ description: 'a text in ICU MessageFormat' }),
  'texts by name',
  namePattern,
);

/** spec/messages/<locale>.yaml */
export const messagesSchema = byName(
  group,
  'every text of the interface in one language, by group and name',
  namePattern,
);

export type MessagesFile = Static<typeof messagesSchema>;
