import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { apiFile } from './api-references.ts';

const limits = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  null: (value) => value === null,
};

/** Keywords whose values are data, not schemas. */
const data: readonly string[] = ['enum', 'const', 'default', 'example', 'examples'];

/** Reports schemas that no value meets: a lower limit above the upper one, and listed values of another type. */
export function checkSchemas(document: object, report: Report): void {
  const refuse = (message: string, help: string, path: YamlPath) =>
    report({ code: 'API_SCHEMA_INVALID', message, help, at: [{ file: apiFile, path }] });
  const walk = (value: unknown, path: YamlPath, isNames: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!isNames && !Array.isArray(value))
      checkSchema(value as Readonly<Record<string, unknown>>, path, refuse);
    for (const [key, item] of Object.entries(value))
      if (isNames || !data.includes(key))
        walk(item, [...path, Array.isArray(value) ? Number(key) : key], key === 'properties' && !isNames);
  };
  walk(document, [], false);
}

function checkSchema(
  schema: Readonly<Record<string, unknown>>,
  path: YamlPath,
  refuse: (message: string, help: string, path: YamlPath) => void,
): void {
  for (const [lower, upper] of limits) {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    const message = `No value is allowed by ${lower}: ${least} and ${upper}: ${most}.`;
    refuse(message, `Write the lesser number as “${lower}”.`, [...path, lower]);
  }
  const allowed = [schema.type ?? []].flat().map(String);
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  for (const [index, value] of values.entries()) {
    if (allowed.length === 0 || allowed.some((type) => types[type]?.(value) !== false)) continue;
    const message = `The value ${JSON.stringify(value)} is not of the type ${allowed.join(' or ')}.`;
    refuse(message, 'Write a value of the type, or remove it.', [...path, 'enum', index]);
  }
}
