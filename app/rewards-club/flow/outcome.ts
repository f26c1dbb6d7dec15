import type { ErrorKey } from '../../../generated/forms/error-keys.ts';

/** What a form gets to show where the business refused: of a field by its name, or of the step as a whole. */
type Refused = { readonly field: string; readonly error: ErrorKey } | { readonly error: ErrorKey };

/** Undefined where it was done. Trouble is thrown. */
export type Outcome = Refused | undefined;
