import type { Clock } from '../rewards-club/ports/clock.ts';

/** A cached remote value. */
export interface CachedValue<T> {
  /** The cached value; loads it if it is missing or too old. Errors are not cached. */
  get(): Promise<T>;
  /** Reloads the value, unless it was loaded just now. */
  renew(): Promise<T>;
}

export interface Ages {
  /** Lifetime of a value, in milliseconds. */
  readonly most: number;
  /** Minimum age for a reload, in milliseconds. */
  readonly least: number;
}

/** Caches the result of `load`; concurrent callers share one call. */
export function createCachedValue<T>(load: () => Promise<T>, clock: Clock, ages: Ages): CachedValue<T> {
  let kept: { readonly value: T; readonly loadedAt: number } | undefined;
  let loading: Promise<T> | undefined;

  const reload = () => {
    loading ??= load()
      .then((value) => {
        kept = { value, loadedAt: clock.now() };
        return value;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const giveUnlessOlder = (age: number) =>
    kept !== undefined && clock.now() - kept.loadedAt < age ? Promise.resolve(kept.value) : reload();

  return { get: () => giveUnlessOlder(ages.most), renew: () => giveUnlessOlder(ages.least) };
}
