import type { Handlers } from '../../../generated/api/operations.ts';
import type { ApiContext } from '../api-context.ts';

/** A handler for each operation of the API. */
export type ApiHandlers = Handlers<ApiContext>;
