// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

import type { Input, OperationId } from './operations.ts';
/** The wrong part of a value, as a JSON pointer, and the keyword of the schema that it violates. */
export type ShapeError = { readonly instancePath: string; readonly keyword: string; readonly message?: string };
/** Whether a value has a shape. If not, `errors` has the reasons until the next call. */
export type Validate<T> = { (value: unknown): value is T; readonly errors?: readonly ShapeError[] | null };

/** The shapes of each operation’s path, query and body, where it has them. */
export declare const requestValidators: { readonly [K in OperationId]: { readonly [P in keyof Input<K>]-?: Validate<NonNullable<Input<K>[P]>> } };

/** The shapes of each operation’s answers by status; none for an answer without body. */
export declare const answerValidators: { readonly [K in OperationId]: { readonly [status: number]: Validate<unknown> } };
