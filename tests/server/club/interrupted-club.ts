import type { Club } from '../../../server/club/club.ts';

/** Wraps a club: after its call with this number of the store or the hasher, counted from 1, something else happens. */
export function interrupted(club: Club, place: number | undefined, happen: () => Promise<unknown>) {
  let calls = 0;
  const wrap = <T extends object>(inner: T): T =>
    new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === 'object' && value !== null) return wrap(value);
        if (typeof value !== 'function') return value;
        return async (...values: readonly unknown[]) => {
          calls += 1;
          const isPlace = calls === place;
          const result = await Reflect.apply(value, target, values);
          if (isPlace) await happen();
          return result;
        };
      },
    });
  const { store, passwords } = club;
  return { club: { ...club, store: wrap(store), passwords: wrap(passwords) }, count: () => calls };
}
