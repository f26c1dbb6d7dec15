/** A cache of earlier runs' work. */
export interface Cache {
  /** @param key names a piece of work; its input is in the key, or kept with the value */
  find(key: string): unknown;
  /** @param value plain data: anything that structured cloning copies */
  keep(key: string, value: unknown): void;
}
