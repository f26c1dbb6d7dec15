/** What earlier runs kept. */
export interface WorkCache {
  /** @param key the kind of work, and all that it depends on besides the generator itself */
  find(key: string): unknown;
  /** @param value plain data: anything that structured cloning copies */
  keep(key: string, value: unknown): void;
}
