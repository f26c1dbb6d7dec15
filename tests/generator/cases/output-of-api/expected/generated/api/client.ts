// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

import createClient from 'openapi-fetch';
import type { Input, OperationId, Output, Schemas } from './operations.ts';
import type { paths } from './types.ts';

/** Options of a client. */
export interface ApiClientOptions {
  /** The origin; empty in a page of the site. */
  readonly baseUrl: string;
  /** Default: the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** An answer: the output of the operation, including rejections of the business, or an error. */
export type Result<K extends OperationId> = { readonly data: Output<K>; readonly error?: never; readonly response: Response } | { readonly data?: never; readonly error: Schemas['Problem']; readonly response: Response };
/** Operations that a script calls; pages navigate to the others. */
export type CallableId = Exclude<OperationId, 'leave'>;
/** A function for each operation. It rejects only if no answer came. */
export type ApiClient = { readonly [K in CallableId]: Record<never, never> extends Input<K> ? (input?: Input<K>) => Promise<Result<K>> : (input: Input<K>) => Promise<Result<K>> };

/** Creates a client of the API. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>(options);
  return {
    findGuest: ({ path, query }: Input<'findGuest'>) => client.GET('/api/guests/{guest}', { params: { path, query } }),
    addGuest: ({ body }: Input<'addGuest'>) => client.POST('/api/guests', { body }),
  };
}
