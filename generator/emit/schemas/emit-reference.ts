import { catalogue } from '../../diagnostics/catalogue.ts';
import { localeKeys } from '../../spec/schema/fields.ts';
import { type FileKind, fileKinds } from '../../spec/schema/kinds.ts';
import { headerText } from '../output/structures.ts';

interface Schema {
  readonly type?: string | string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly [localeKeys]?: boolean;
}

/** docs/spec-reference.md: every kind of spec file with its fields, and every diagnostic. */
export function emitReference(): string {
  const kinds = fileKinds.map((kind: FileKind) => {
    const schema = kind.schema as Schema;
    return `## \`spec/${kind.where}\`\n\n${sentence(schema.description)}\n\n${table(schema)}`;
  });
  const codes = Object.entries(catalogue).map(
    ([code, { severity, why }]) => `| \`${code}\` | ${severity} | ${cell(why)} |`,
  );
  return [
    `<!-- ${headerText('generator/spec/schema and generator/diagnostics')} -->`,
    '# Spec reference',
    'Fields in **bold** are required. `<name>` is a key of your choice, `<locale>` a locale code, `[]` each item of a list.',
    ...kinds,
    '## Diagnostics',
    'Codes are permanent. After an error nothing is written; after a warning everything is.',
    `| code | severity | why |\n| --- | --- | --- |\n${codes.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function table(schema: Schema): string {
  return ['| field | value | meaning |', '| --- | --- | --- |', ...rows(schema, '')].join('\n');
}

function rows(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const shown = schema.required?.includes(name) ? `**\`${at}\`**` : `\`${at}\``;
    return [row(shown, field), ...rows(field, at)];
  });
  const { additionalProperties: values } = schema;
  const keyed =
    typeof values === 'object'
      ? keyedRows(values, `${path === '' ? '' : `${path}.`}${schema[localeKeys] ? '<locale>' : '<name>'}`)
      : [];
  const listed = schema.items === undefined ? [] : rows(schema.items, `${path}[]`);
  return [
    ...own,
    ...keyed,
    ...listed,
    ...(schema.anyOf ?? [])
      .filter((branch) => branch.properties !== undefined)
      .flatMap((branch) => rows(branch, path)),
  ];
}

function keyedRows(values: Schema, at: string): string[] {
  return [row(`\`${at}\``, values), ...rows(values, at)];
}

function row(name: string, schema: Schema): string {
  return `| ${name} | ${cell(kindOf(schema))} | ${cell(sentence(schema.description))} |`;
}

function kindOf(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.type === 'array')
    return `list of ${schema.items === undefined ? 'values' : plural(kindOf(schema.items))}`;
  if (schema.type === 'object')
    return schema[localeKeys] ? 'map by locale' : schema.properties === undefined ? 'map by name' : 'map';
  if (schema.type === undefined) return 'anything';
  return schema.type === 'string' ? 'text' : String(schema.type);
}

function plural(kind: string): string {
  return kind === 'text' || kind === 'map' ? `${kind}s` : kind;
}

function sentence(text = ''): string {
  return text === ''
    ? ''
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));
}
