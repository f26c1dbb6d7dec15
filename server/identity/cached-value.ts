import type { Clock } from '../rewards-club/ports/clock.ts';

/** A value from elsewhere that is kept for a while. */
export interface CachedValue<T> {
  /** The kept value, loaded where there is none or it is too old. Rejects as loading does; failures are not kept. */
  get(): Promise<T>;
  /** A newly loaded value, unless the kept one is so new that loading again would be a burden on its source. */
  renew(): Promise<T>;
}

export interface Ages {
  /** Milliseconds for which a value is kept. */
  readonly most: number;
  /** Milliseconds before which a value is not loaded again. */
  readonly least: number;
}

/** Keeps what `load` gives; callers that come while it loads wait for the same call. */
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
