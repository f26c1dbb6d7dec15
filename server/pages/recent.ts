/** Keeps what was asked for last. */
export class Recent<V> {
  readonly #most: number;
  readonly #kept = new Map<string, V>();

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: string, value: V): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
