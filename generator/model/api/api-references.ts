import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { enumFrom, type JsonSchema } from '../../spec/schema/forms/api.ts';

/** The API for code generation: checked, with the site's own lists filled in. Everything is in spec order. */
export interface ApiModel {
  /** The whole document, for tools that read OpenAPI. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly OperationModel[];
  /** By name; references between them are `#/components/schemas/…`. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** An operation with its references resolved. */
export interface OperationModel {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  /** With {name} for a parameter. */
  readonly path: string;
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  readonly answers: readonly AnswerModel[];
  /** The status of its success: the first answer below 400. */
  readonly success: AnswerModel | undefined;
}

export interface ParameterModel {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface BodyModel {
  /** The name of its schema. */
  readonly schema: string;
  readonly required: boolean;
}

export interface AnswerModel {
  readonly status: number;
  /** The name of its schema; undefined where there is no body. */
  readonly schema: string | undefined;
}

/** The file of the API. */
export const apiFile = 'api/openapi.yaml';

/** Lists of the site, by the name that schemas use for them. */
export type SiteLists = Readonly<Record<string, readonly string[]>>;

/** The document with the site's lists filled in as enums; a list that does not exist is reported. */
export function fillLists<T>(document: T, lists: SiteLists, report: Report): T {
  return fill(document, []) as T;

  function fill(value: unknown, path: YamlPath): unknown {
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, item]): [string, unknown] => {
      if (key !== enumFrom) return [key, fill(item, [...path, key])];
      const list = Object.hasOwn(lists, String(item)) ? lists[String(item)] : undefined;
      if (list === undefined) {
        report({
          code: 'VALUE_INVALID',
          message: `The site has no list “${String(item)}”.`,
          help: `${didYouMean(String(item), Object.keys(lists))}Or write the values as “enum”.`,
          at: [{ file: apiFile, path: [...path, key] }],
        });
      }
      return ['enum', list ?? []];
    });
    return Object.fromEntries(fields);
  }
}

/** Reports every reference that is broken, leaves the document, or is circular. */
export function checkReferences(document: object, report: Report): void {
  walk(document, []);

  function walk(value: unknown, path: YamlPath): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      if (key !== '$ref' || typeof item !== 'string') walk(item, at);
      else if (resolve(document, item) === undefined) reportUnresolved(document, item, at, report);
    }
  }
}

function reportUnresolved(document: object, reference: string, path: YamlPath, report: Report): void {
  const parent = lookUp(document, reference.replace(/\/[^/]*$/, ''));
  const siblings = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const name = reference.replace(/^.*\//, '');
  const isThere = siblings.includes(name);
  report({
    code: 'API_REFERENCE_UNKNOWN',
    message: isThere ? `${reference} is circular.` : `There is no ${reference} in the document.`,
    help: isThere
      ? 'Replace one of the references by its target.'
      : `${didYouMean(name, siblings)}Name a component of the document.`,
    at: [{ file: apiFile, path }],
  });
}

/** The target of a reference; undefined where the reference is broken or circular. */
export function resolve(document: object, reference: string): unknown {
  const passed = new Set<string>();
  for (let at = reference; ; ) {
    if (passed.has(at)) return undefined;
    passed.add(at);
    const found = lookUp(document, at);
    if (typeof found !== 'object' || found === null || !('$ref' in found)) return found;
    if (typeof found.$ref !== 'string') return found;
    at = found.$ref;
  }
}

/** The value at a JSON pointer (#/a/b); undefined where there is none. */
function lookUp(document: object, pointer: string): unknown {
  const [start, ...steps] = pointer.split('/');
  if (start !== '#') return undefined;
  let value: unknown = document;
  for (const step of steps) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}
