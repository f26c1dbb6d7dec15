import { StoreConflict, StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';

/**
 * Classifies an engine's error. `conflict`: nothing was changed and an immediate retry may succeed. `unavailable`: the
 * database is down for now. Undefined: the statement itself is invalid.
 */
export type ExplainError = (
  thrown: unknown,
) => { readonly kind: 'conflict' | 'unavailable'; readonly code: string } | undefined;

/** Turns conflicts and outages of an engine into store errors; returns other errors unchanged. */
export function translateError(explain: ExplainError, thrown: unknown): unknown {
  const meaning = thrown instanceof StoreUnavailable ? undefined : explain(thrown);
  if (meaning === undefined) return thrown;
  if (meaning.kind === 'conflict') return new StoreConflict(meaning.code, thrown);
  return new StoreUnavailable('The database cannot serve for now', meaning.code, thrown);
}
