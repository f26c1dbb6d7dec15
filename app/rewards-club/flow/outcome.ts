import type { ErrorKey } from '../../../generated/forms/error-keys.ts';

/** An error that the API has returned: of a field by its name, or of the whole step. */
type Refused = { readonly field: string; readonly error: ErrorKey } | { readonly error: ErrorKey };

/** Undefined on success. A RequestError is thrown, not returned. */
export type Outcome = Refused | undefined;
