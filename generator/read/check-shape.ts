import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Problem, YamlPath } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { localeKeys } from './schema/fields.ts';
import type { FileKind } from './schema/kinds.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, unicodeRegExp: true });
ajv.addKeyword(localeKeys);
const validators = new Map<string, ValidateFunction>();

/** A shape problem with the key path of the value that is wrong. */
export interface ShapeProblem extends Problem {
  readonly path: YamlPath;
}

/** Checks a parsed file against the schema of its kind. */
export function checkShape(file: string, value: unknown, kind: FileKind): ShapeProblem[] {
  const validate = validators.get(kind.name) ?? ajv.compile(kind.schema);
  validators.set(kind.name, validate);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const unions = new Set(
    errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath),
  );
  return errors
    .filter(
      (error) =>
        error.keyword !== 'propertyNames' && (error.keyword === 'anyOf' || !belongsToUnion(error, unions)),
    )
    .map((error) => toProblem(file, error));
}

/** A branch of a union fails for its own reason; the union's error says it better, unless the fault lies deeper. */
function belongsToUnion(error: ErrorObject, unions: ReadonlySet<string>): boolean {
  return unions.has(error.instancePath) && /\/anyOf\/\d+\//.test(error.schemaPath);
}

function toProblem(file: string, error: ErrorObject): ShapeProblem {
  const path = toPath(error.instancePath);
  const at = (steps: YamlPath, on: 'key' | 'value' = 'value') => [{ file, path: steps, on }];
  const schema = (error.parentSchema ?? {}) as { description?: string; properties?: object };
  const field = path.length > 0 ? `“${path.at(-1)}”` : 'the file';
  const wanted = schema.description ?? 'another value';
  const params = error.params as Record<string, unknown>;
  const shown = show(error.data);

  if (error.propertyName !== undefined) {
    const name = error.propertyName;
    const message = `The key “${name}” does not have the right form.`;
    return {
      code: 'VALUE_INVALID',
      message,
      help: `Use lower-case letters and digits, and single hyphens where they are allowed (${String(params.pattern)}).`,
      at: at([...path, name], 'key'),
      path: [...path, name],
    };
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const help = `${didYouMean(name, Object.keys(schema.properties ?? {}))}Rename or remove it.`;
      return {
        code: 'FIELD_UNKNOWN',
        message: `There is no field “${name}” here.`,
        help,
        at: at([...path, name], 'key'),
        path: [...path, name],
      };
    }
    case 'required': {
      const name = String(params.missingProperty);
      const description = (schema.properties as Record<string, { description?: string }> | undefined)?.[name]
        ?.description;
      return {
        code: 'FIELD_MISSING',
        message: `The field “${name}” is missing.`,
        help: `Add “${name}:”${description === undefined ? '' : ` – ${description}`}.`,
        at: at(path, 'key'),
        path,
      };
    }
    case 'enum': {
      const words = (params.allowedValues as unknown[]).map(String);
      const code = path.at(-1) === 'controller' ? 'CONTROLLER_UNKNOWN' : 'VALUE_INVALID';
      return {
        code,
        message: `${shown} is not a value of ${field}.`,
        help: didYouMean(String(error.data), words).trim(),
        at: at(path),
        path,
      };
    }
    case 'type':
    case 'anyOf':
      if (typeof error.data === 'number') {
        return {
          code: 'NUMBER_UNQUOTED',
          message: `The value of ${field} is a number, not a text.`,
          help: `Write it in quotes: "${shown}".`,
          at: at(path),
          path,
        };
      }
      if (error.keyword === 'anyOf' && typeof error.data === 'string') break;
      return {
        code: 'FIELD_TYPE',
        message: `The value of ${field} is ${nameType(error.data)}.`,
        help: `Wanted: ${wanted}.`,
        at: at(path),
        path,
      };
  }
  return {
    code: 'VALUE_INVALID',
    message: `${shown} does not fit ${field}.`,
    help: `Wanted: ${wanted}.`,
    at: at(path),
    path,
  };
}

function toPath(pointer: string): YamlPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step));
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function nameType(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : `${show(value)}, a ${typeof value}`;
}
