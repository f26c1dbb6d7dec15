/** Returns undefined instead of throwing, for example if the browser blocks storage or a cookie is not JSON. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
