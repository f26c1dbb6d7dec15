/** Something whose every call fails while `outage` is set. */
export interface Breakable<T> {
  readonly works: T;
  outage: Error | undefined;
}

/** @param whole object whose members are all functions that return promises */
export function makeBreakable<T extends object>(whole: T): Breakable<T> {
  const breakable: Breakable<T> = {
    outage: undefined,
    works: new Proxy(whole, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...given: readonly unknown[]) => {
          await Promise.resolve();
          if (breakable.outage !== undefined) throw breakable.outage;
          return Reflect.apply(member, target, given);
        };
      },
    }),
  };
  return breakable;
}
