// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

import type { components, operations as Shapes } from './types.ts';
/** The schemas by name. */
export type Schemas = components['schemas'];

/** The output of an operation that answers with a redirect. */
export interface Redirect {
  /** The target of the redirect. */
  readonly location: string;
}

/** Input and successful output of each operation. */
export interface Operations {
  /** Finds a guest. */
  readonly findGuest: { readonly input: { readonly path: NonNullable<Shapes['findGuest']['parameters']['path']>; readonly query: NonNullable<Shapes['findGuest']['parameters']['query']> }; readonly output: Schemas['Guest'] };
  /** Adds a guest. */
  readonly addGuest: { readonly input: { readonly body: Schemas['Guest'] }; readonly output: undefined };
  /** Leaves. */
  readonly leave: { readonly input: { readonly body?: Schemas['Nothing'] }; readonly output: Redirect };
}

/** The name of an operation. */
export type OperationId = keyof Operations;
/** The input of an operation. */
export type Input<K extends OperationId> = Operations[K]['input'];
/** The output of an operation that succeeds. */
export type Output<K extends OperationId> = Operations[K]['output'];
/** A handler for each operation; errors are thrown. */
export type Handlers<Context> = { readonly [K in OperationId]: (context: Context, input: Input<K>) => Promise<Output<K>> };

/** Checks a map of handlers: one missing or one too many does not compile. */
export function defineHandlers<Context>(): <H extends Handlers<Context>>(handlers: H & Readonly<Record<Exclude<keyof H, OperationId>, never>>) => H {
  return (handlers) => handlers;
}

/** The HTTP form of an operation. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** With {name} for a parameter. */
  readonly path: string;
  /** The schema of its body. */
  readonly body: 'Nothing' | 'Guest' | null;
  /** The schema of its output; null for a redirect. */
  readonly answer: 'Guest' | null;
  /** The status of its success. */
  readonly status: number;
}


/** Every operation, in the order of the document. */
export const operations: Readonly<Record<OperationId, Operation>> = {
  findGuest: { method: 'GET', path: '/api/guests/{guest}', body: null, answer: 'Guest', status: 200 },
  addGuest: { method: 'POST', path: '/api/guests', body: 'Guest', answer: null, status: 204 },
  leave: { method: 'POST', path: '/api/leave', body: 'Nothing', answer: null, status: 303 },
};
