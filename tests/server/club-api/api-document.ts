import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type OperationId, operations } from '../../../generated/api/operations.ts';

/** As much of a schema of the document as attacks on shapes need. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
}

/** An operation of the OpenAPI document. */
export interface DocumentedCall {
  readonly id: OperationId;
  /** Bodies that have the documented shape; none where there is no body. */
  readonly bodies: readonly unknown[];
  /** The schema of the body, without references. */
  readonly schema: Schema;
  /** Names of the path's parameters. */
  readonly inPath: readonly string[];
  /** Names of the query's parameters. */
  readonly inQuery: readonly string[];
  readonly statuses: ReadonlySet<number>;
}

interface Described {
  readonly operationId: OperationId;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: Schema;
        readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
      };
    };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

const source = readFileSync(new URL('../../../spec/api/openapi.yaml', import.meta.url), 'utf8');
const document: Readonly<Record<string, unknown>> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
} = parse(source);

/** Every operation of the API, as the document describes it. */
export const documentedCalls: readonly DocumentedCall[] = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId: id, parameters = [], requestBody, responses }) => {
    const { schema = {}, examples = {} } = requestBody?.content['application/json'] ?? {};
    return {
      id,
      bodies: Object.values(examples).map(({ value }) => value),
      schema: resolve(schema) as Schema,
      inPath: [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      inQuery: parameters.flatMap((given) => (given.in === 'query' ? [given.name ?? ''] : [])),
      statuses: new Set(Object.keys(responses).map(Number)),
    };
  });

function resolve(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(resolve);
  const { $ref } = value as { readonly $ref?: string };
  if ($ref !== undefined) return resolve(follow($ref));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolve(member)]));
}

function follow(reference: string): unknown {
  const names = reference.replace('#/', '').split('/');
  return names.reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], document);
}
