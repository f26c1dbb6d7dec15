import type { NameKind } from '../../spec/schema/names.ts';
import type { PlainSchema } from './emit-names-schema.ts';
import type { ListedName } from './list-names.ts';

/**
 * The schema of a catalogue with all messages by name. In the base catalogue, which defines them, names are free.
 * @param general the schema without the names
 */
export function emitMessagesSchema(
  general: PlainSchema,
  { message, messageGroup }: Readonly<Record<NameKind, readonly ListedName[]>>,
  base: string,
): PlainSchema {
  const group = general.additionalProperties as PlainSchema;
  const unknown = (noun: string) =>
    `The base catalogue, spec/messages/${base}.yaml, has no ${noun} of this name.`;
  const only = (names: readonly string[], noun: string) => ({
    propertyNames: { enum: names, errorMessage: unknown(noun) },
  });
  const groups = messageGroup.map(({ name }) => {
    const texts = message.flatMap((listed) => {
      const [ofGroup, text = ''] = String(listed.name).split('.');
      return ofGroup === name ? [{ name: text, about: listed.about }] : [];
    });
    return { name: String(name), texts };
  });
  return {
    ...general,
    additionalProperties: { $ref: '#/definitions/group' },
    properties: Object.fromEntries(
      groups.map(({ name, texts }) => [
        name,
        {
          ...group,
          additionalProperties: { $ref: '#/definitions/text' },
          properties: Object.fromEntries(
            texts.map((text) => [text.name, { description: text.about, $ref: '#/definitions/text' }]),
          ),
        },
      ]),
    ),
    if: { filePatternAssociation: `/messages/${base}.yaml` },
    else: {
      ...only(
        groups.map(({ name }) => name),
        'group',
      ),
      properties: Object.fromEntries(
        groups.map(({ name, texts }) => [
          name,
          only(
            texts.map((text) => text.name),
            'message',
          ),
        ]),
      ),
    },
    definitions: { group, text: group.additionalProperties },
  };
}
