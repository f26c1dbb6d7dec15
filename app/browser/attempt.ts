/** A result, or undefined where it throws: of storage that the browser blocks, of a cookie that is no JSON. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
