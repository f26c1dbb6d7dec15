import type { NameKind, NameMark } from '../../spec/schema/names.ts';
import type { ListedName } from './list-names.ts';

/** A JSON Schema as plain data. */
export type PlainSchema = Readonly<Record<string, unknown>>;

const nouns: Readonly<Record<NameKind, string>> = {
  entry: 'entry',
  place: 'destination',
  hotel: 'property',
  destinationId: 'destination',
  picture: 'picture or family of pictures',
  theme: 'theme',
  topic: 'topic',
  propertyKind: 'kind of property',
  formField: 'shared field',
  office: 'office',
  fact: 'fact',
  term: 'term',
  message: 'message',
  messageGroup: 'group of messages',
  locale: 'locale',
  'components.schemas': 'schema',
  'components.parameters': 'parameter',
  'components.responses': 'response',
  'components.headers': 'header',
};

/** Error texts are also named without their group. */
const errors: NameMark = { kind: 'message', role: 'uses', prefix: 'errors.' };

/** The reference of a schema to the list of a kind of names. */
export function referTo(mark: NameMark): string {
  return `names.schema.json#/definitions/${definitionOf(mark)}`;
}

/** The lists of names, one for each kind. */
export function emitNamesSchema(names: Readonly<Record<NameKind, readonly ListedName[]>>): PlainSchema {
  const kinds = Object.keys(names) as NameKind[];
  // Terms are listed by vocabulary, too.
  const vocabularies = new Set(names.term.map(({ name }) => String(name).replace(/[^.]*$/, '')));
  const uses = [
    ...kinds.map((kind): NameMark => ({ kind, role: 'uses' })),
    errors,
    ...[...vocabularies].map((prefix): NameMark => ({ kind: 'term', role: 'uses', prefix })),
  ];
  return {
    definitions: Object.fromEntries(
      uses.map((mark) => [definitionOf(mark), enumerate(mark, names[mark.kind])]),
    ),
  };
}

function definitionOf({ kind, prefix = '' }: NameMark): string {
  return `${prefix}${kind}`;
}

function enumerate({ kind, prefix = '' }: NameMark, all: readonly ListedName[]): PlainSchema {
  // In the order of the alphabet, two branches seldom add neighbours.
  const listed = all
    .filter(({ name }) => String(name).startsWith(prefix))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const type = kind === 'destinationId' ? 'integer' : 'string';
  // A list without values would refuse everything.
  if (listed.length === 0) return { type };
  return {
    type,
    enum: listed.map(({ name }) => (prefix === '' ? name : String(name).slice(prefix.length))),
    enumDescriptions: listed.map(({ about }) => about),
    errorMessage: `There is no ${nouns[kind]} with this ${type === 'integer' ? 'id' : 'name'}. A new one is known here after “npm run generate”.`,
  };
}

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
