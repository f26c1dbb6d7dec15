/** Makes a call of a wrapped object: with other values, or with something before or after it. */
type Around = (
  name: string,
  values: readonly unknown[],
  call: (values: readonly unknown[]) => Promise<unknown>,
) => Promise<unknown>;

/** An object of which every call, those of the objects in it too, is made by `around`. */
export function wrapCalls<T extends object>(inner: T, around: Around): T {
  return new Proxy(inner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'object' && value !== null) return wrapCalls(value, around);
      if (typeof value !== 'function') return value;
      return (...values: readonly unknown[]) =>
        around(String(name), values, async (given) => Reflect.apply(value, target, given));
    },
  });
}
