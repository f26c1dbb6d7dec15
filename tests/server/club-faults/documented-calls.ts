import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type OperationId, operations } from '../../../generated/api/operations.ts';

/** An operation of the OpenAPI document. */
export interface DocumentedCall {
  readonly id: OperationId;
  /** Bodies that have the documented shape; none where there is no body. */
  readonly bodies: readonly unknown[];
  /** Names of the path's parameters. */
  readonly inPath: readonly string[];
  /** Names of the query's parameters. */
  readonly inQuery: readonly string[];
  readonly statuses: ReadonlySet<number>;
}

interface Described {
  readonly operationId: OperationId;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
      };
    };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

const file = join(import.meta.dirname, '../../../spec/api/openapi.yaml');
const { paths }: { paths: Record<string, Record<string, Described>> } = parse(readFileSync(file, 'utf8'));
const described = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Every operation of the API, as the document describes it. */
export const documentedCalls: readonly DocumentedCall[] = described.map((one) => {
  const { operationId: id, parameters = [], requestBody, responses } = one;
  const examples = Object.values(requestBody?.content['application/json'].examples ?? {});
  return {
    id,
    bodies: examples.map(({ value }) => value),
    inPath: [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    inQuery: parameters.flatMap((given) => (given.in === 'query' ? [given.name ?? ''] : [])),
    statuses: new Set(Object.keys(responses).map(Number)),
  };
});
