import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindsOfFacts } from '../../generator/model/facts/check-facts.ts';
import type { FactsFile } from '../../generator/spec/schema/facts/fact-declarations.ts';
import type { PageKind } from '../../generator/spec/schema/routes/areas.ts';
import type { OrderOfKeys } from './apply-changes.ts';

/** A JSON Schema as plain data. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: Schema[];
}

/** The forms of an entry. */
export interface FieldSchemas {
  /** Its fields by which guests find and choose it. */
  readonly main: Schema;
  /** Its other fields. */
  readonly more: Schema;
  /** The facts of its kind, by name. */
  readonly facts: Readonly<Record<string, Schema>>;
  /** Its texts in one language, without addresses. */
  readonly locale: Schema;
}

/** Fields that editors seldom set. */
const seldom = [
  'order',
  'pattern',
  'noindex',
  'promises',
  'published',
  'updated',
  'purpose',
  'visit',
  'answers',
];
/** Parts of the file with forms of their own. */
const parts = ['facts', 'assumed', 'locales'];
/** In the order of the spec's files. */
const textFields = ['title', 'slug', 'summary', 'keywords'];
/** Fields of a text that change an address; `rename-slug` writes the redirect as well. */
const addressFields = ['slug', 'path', 'controller', 'redirect'];

/** Longer lists are chosen from one by one. */
const mostBoxes = 40;

/** The JSON Schemas by which editors check the spec, for forms. Reads those of the last run of the generator. */
export function describeFields(schemaFolder: string, kind: PageKind, declared: FactsFile): FieldSchemas {
  const files = new Map<string, Schema>();
  const read = (name: string): Schema => {
    const known = files.get(name) ?? (JSON.parse(readFileSync(join(schemaFolder, name), 'utf8')) as Schema);
    files.set(name, known);
    return known;
  };
  const entry = read('entry.schema.json');
  const locales = entry.properties?.locales?.additionalProperties as Schema;
  const misplaced = Object.entries(kindsOfFacts).flatMap(([field, kinds]) =>
    (kinds as readonly PageKind[]).includes(kind) ? [] : field,
  );
  const resolve = (schema: Schema) => toFormSchema(schema, read);
  const rest = (schema: Schema, others: readonly string[]) => pick(schema, (name) => !others.includes(name));
  return {
    main: resolve(rest(entry, [...parts, ...seldom, ...misplaced])),
    more: resolve(pick(rest(entry, misplaced), (name) => seldom.includes(name))),
    facts: Object.fromEntries(
      Object.entries(read('fact-values.schema.json').properties ?? {})
        .filter(([name]) => declared[name]?.kinds.includes(kind))
        .map(([name, schema]) => [name, resolve(schema)]),
    ),
    locale: resolve(rest(locales, addressFields)),
  };
}

function pick(schema: Schema, isWanted: (name: string) => boolean): Schema {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name));
  return { type: 'object', properties: Object.fromEntries(fields) };
}

/** A schema without references, with lists of names as choices with titles, and days as dates. */
function toFormSchema(schema: Schema, read: (file: string) => Schema): Schema {
  const { $ref, enum: names, enumDescriptions, properties, items, anyOf, ...rest } = schema;
  if (typeof $ref === 'string') {
    const [file = '', path = ''] = $ref.split('#/definitions/');
    const definitions = read(file).definitions as Readonly<Record<string, Schema>>;
    return toFormSchema({ ...definitions[path], ...rest }, read);
  }
  const formSchema: Record<string, unknown> = { ...rest };
  if (Array.isArray(names)) formSchema.oneOf = toChoices(names, enumDescriptions);
  if (properties !== undefined)
    formSchema.properties = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        { title: name.charAt(0).toUpperCase() + name.slice(1), ...toFormSchema(field, read) },
      ]),
    );
  if (anyOf !== undefined) formSchema.anyOf = anyOf.map((branch) => toFormSchema(branch, read));
  if (items !== undefined) {
    const itemSchema = toFormSchema(items, read);
    formSchema.items = itemSchema;
    if (((itemSchema.oneOf ?? []) as readonly unknown[]).length > mostBoxes) delete formSchema.uniqueItems;
  }
  if (String(rest.pattern).startsWith('^[0-9]{4}-')) formSchema.format = 'date';
  return formSchema as Schema;
}

function toChoices(names: readonly unknown[], about: unknown): readonly Schema[] {
  const texts: readonly unknown[] = Array.isArray(about) ? about : [];
  return names.map((name, index) => ({
    const: name,
    title: [name, texts[index]].filter(Boolean).join(': '),
  }));
}

/** The order of keys in an entry's file. @param localeCodes in list order */
export function orderOfKeys(schemaFolder: string, localeCodes: readonly string[]): OrderOfKeys {
  const read = (name: string): Schema => JSON.parse(readFileSync(join(schemaFolder, name), 'utf8'));
  const [entry, facts] = [read('entry.schema.json'), read('fact-values.schema.json')];
  return (path) => {
    const [part, ...inner] = path;
    if (part === undefined) return Object.keys(entry.properties ?? {});
    if (part === 'locales') return inner.length === 0 ? localeCodes : textFields;
    const isFacts = part === 'facts' || part === 'assumed';
    let schema: Schema | undefined = isFacts ? facts : entry.properties?.[part];
    for (const step of inner) schema = typeof step === 'number' ? schema?.items : schema?.properties?.[step];
    return Object.keys(schema?.properties ?? {});
  };
}
