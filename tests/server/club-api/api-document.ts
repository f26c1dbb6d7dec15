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

interface Operation {
  readonly operationId: OperationId;
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly schema: Schema; readonly examples: Examples };
    };
  };
}

type Examples = Readonly<Record<string, { readonly value: unknown }>>;

const source = readFileSync(new URL('../../../spec/api/openapi.yaml', import.meta.url), 'utf8');
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } & Record<
  string,
  unknown
> = parse(source);

/** Operations whose body has something in it. */
export const operationsWithBody = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { body } = operations[id];
  return body !== null && body !== 'Nothing';
});

/** Example bodies of an operation, as the document gives them. */
export function documentedBodies(id: OperationId): readonly unknown[] {
  return Object.values(contentOf(id)?.examples ?? {}).map(({ value }) => value);
}

/** The schema of an operation's body, without references. */
export function bodySchema(id: OperationId): Schema {
  return resolve(contentOf(id)?.schema ?? {}) as Schema;
}

function contentOf(id: OperationId) {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  return all.find(({ operationId }) => operationId === id)?.requestBody?.content['application/json'];
}

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
