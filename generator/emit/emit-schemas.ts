import { localeKeys } from '../read/schema/fields.ts';
import { type FileKind, fileKinds } from '../read/schema/kinds.ts';
import { headerText } from './header.ts';

/** The JSON Schemas (draft-07) for completion and checks in editors, by file name. */
export function emitSchemas(localeCodes: readonly string[]): Map<string, string> {
  return new Map(
    fileKinds.map((kind) => [`generated/schema/${kind.name}.schema.json`, emitSchema(kind, localeCodes)]),
  );
}

function emitSchema({ name, where, schema }: FileKind, localeCodes: readonly string[]): string {
  const plain = JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    withLocaleCodes(value, localeCodes),
  ) as object;
  const head = {
    $comment: headerText(`generator/read/schema and spec/locales.yaml`),
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `spec/${where} (${name})`,
  };
  return `${JSON.stringify({ ...head, ...plain }, null, 2)}\n`;
}

/** Maps keyed by locale get the list of codes, so that an editor can offer them. */
function withLocaleCodes(value: unknown, localeCodes: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || !(localeKeys in value)) return value;
  const { [localeKeys]: _marker, ...rest } = value as Record<string, unknown>;
  return { ...rest, propertyNames: { enum: [...localeCodes] } };
}
