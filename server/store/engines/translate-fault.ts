import { StoreConflict, StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';

/**
 * Tells what a fault of an engine means: `conflict`, nothing was done and the same may succeed at once;
 * `unavailable`, the database cannot serve for now; undefined, the statement itself was refused.
 */
export type ExplainFault = (
  thrown: unknown,
) => { readonly kind: 'conflict' | 'unavailable'; readonly code: string } | undefined;

/** What callers see of an engine's fault: conflicts and outages by their class, the rest as it is. */
export function translateFault(explain: ExplainFault, thrown: unknown): unknown {
  const meaning = thrown instanceof StoreUnavailable ? undefined : explain(thrown);
  if (meaning === undefined) return thrown;
  if (meaning.kind === 'conflict') return new StoreConflict(meaning.code, thrown);
  return new StoreUnavailable('The database cannot serve for now', meaning.code, thrown);
}
