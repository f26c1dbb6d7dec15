// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

import type { Input, OperationId } from './operations.ts';
/** Where a value does not have the shape, as a JSON pointer, and which keyword of the schema says so. */
export type ShapeError = { readonly instancePath: string; readonly keyword: string; readonly message?: string };
/** Tells whether a value has a shape. After a no, `errors` says why, until the next call. */
export type Validate<T> = { (value: unknown): value is T; readonly errors?: readonly ShapeError[] | null };

/** The shapes of what each operation takes: path, query and body, those that it has. */
export declare const requestValidators: { readonly [K in OperationId]: { readonly [P in keyof Input<K>]-?: Validate<NonNullable<Input<K>[P]>> } };

/** The shapes of each operation’s answers by status; none for an answer without body. */
export declare const answerValidators: { readonly [K in OperationId]: { readonly [status: number]: Validate<unknown> } };
