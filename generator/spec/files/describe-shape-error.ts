import type { ErrorObject } from 'ajv';
import type { Finding, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nameHidden } from '../../diagnostics/suggest.ts';
import type { FindScalarSource } from './locate.ts';

/** A schema error in the maintainer's terms, with the key path of the wrong key or value. */
export interface ShapeDescription extends Pick<Finding, 'code' | 'message' | 'help'> {
  readonly path: YamlPath;
  readonly on: 'key' | 'value';
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Describes one error of ajv (run with `verbose`). */
export function describeShapeError(error: ErrorObject, findSource: FindScalarSource): ShapeDescription {
  const path = toPath(error.instancePath);
  const schema = (error.parentSchema ?? {}) as Schema;
  const params = error.params as Record<string, unknown>;
  const wanted = schema.description ?? 'another value';
  const field = nameField(path);
  const atKey = (key: string) => ({ path: [...path, key], on: 'key' as const });
  const atValue = { path, on: 'value' as const };

  if (error.propertyName !== undefined) {
    const message = `The key “${error.propertyName}” is not valid.`;
    return {
      code: 'VALUE_INVALID',
      message,
      help: `${nameHidden(error.propertyName)}Expected: ${wanted}.`,
      ...atKey(error.propertyName),
    };
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      if (name === '<<') {
        const message = 'Merge keys (<<) are not read.';
        return { code: 'FIELD_UNKNOWN', message, help: 'Write the fields out.', ...atKey(name) };
      }
      const help = `${didYouMean(name, Object.keys(schema.properties ?? {}))}Rename or remove it.`;
      return { code: 'FIELD_UNKNOWN', message: `There is no field “${name}” here.`, help, ...atKey(name) };
    }
    case 'required': {
      const name = String(params.missingProperty);
      const { description: about, enum: values } = schema.properties?.[name] ?? {};
      const choice = values === undefined || values.length > 12 ? '' : `; one of ${values.join(', ')}`;
      const help = `Add “${name}: …”${about === undefined ? '' : ` – ${about}`}${choice}.`;
      return { code: 'FIELD_MISSING', message: `The field “${name}” is missing.`, help, path, on: 'key' };
    }
    case 'enum': {
      const words = (params.allowedValues as unknown[]).map(String);
      const code = path.at(-1) === 'controller' ? 'CONTROLLER_UNKNOWN' : 'VALUE_INVALID';
      const message = `${show(error.data)} is not a value of ${field}.`;
      const help = `${didYouMean(String(error.data), words)}Expected: ${wanted}.`;
      return { code, message, help, ...atValue };
    }
    case 'maxLength': {
      const excess = [...String(error.data)].length - Number(params.limit);
      const message = `The text of ${field} is ${excess} character${excess === 1 ? '' : 's'} too long.`;
      return { code: 'VALUE_INVALID', message, help: `Expected: ${wanted}.`, ...atValue };
    }
    case 'type':
    case 'anyOf': {
      if (typeof error.data === 'number' && (schema.type === 'string' || error.keyword === 'anyOf')) {
        const message = `The value of ${field} is a number, not text.`;
        const source = findSource(path) ?? String(error.data);
        return { code: 'NUMBER_UNQUOTED', message, help: `Write it in quotes: "${source}".`, ...atValue };
      }
      if (error.keyword === 'anyOf' && typeof error.data === 'string') break;
      const message = `The value of ${field} is ${nameType(error.data)}.`;
      return { code: 'FIELD_TYPE', message, help: `Expected: ${nameWanted(schema)}.`, ...atValue };
    }
  }
  const message = `${show(error.data)} is not valid for ${field}.`;
  const help = `${nameHidden(String(error.data))}Expected: ${wanted}${nameRange(schema)}.`;
  return { code: 'VALUE_INVALID', message, help, ...atValue };
}

function toPath(pointer: string): YamlPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step));
}

function nameField(path: YamlPath): string {
  const [last, parent] = [path.at(-1), path.at(-2)];
  if (last === undefined) return 'the file';
  return typeof last === 'number' && typeof parent === 'string' ? `“${parent}”` : `“${last}”`;
}

function nameRange({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return '';
  return maximum === undefined ? `, at least ${minimum}` : `, from ${minimum} to ${maximum}`;
}

function nameWanted({ type, description = '' }: Schema): string {
  const names: Readonly<Record<string, string>> = {
    string: 'a text',
    object: 'a map',
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
  };
  const name = type === undefined ? '' : (names[type] ?? '');
  if (description.startsWith(name)) return description;
  return [name, description].filter(Boolean).join(' – ');
}

function show(value: unknown): string {
  const text =
    typeof value === 'string'
      ? `“${value}”`
      : typeof value === 'number'
        ? String(value)
        : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function nameType(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? `${show(value)}, a text` : `${show(value)}, a ${typeof value}`;
}
