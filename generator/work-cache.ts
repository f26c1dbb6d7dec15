/** What earlier runs kept. */
export interface WorkCache {
  /** @param key names a piece of work; what it was made from is in the name, or kept with the value */
  find(key: string): unknown;
  /** @param value plain data: anything that structured cloning copies */
  keep(key: string, value: unknown): void;
}
