/** Counts answers outside the API, by status, since the start: pages, other stored files, redirects and error pages. */
export class PageCounts {
  #ok = 0;
  #notModified = 0;
  readonly #others = new Map<number, number>();

  /** Counts an answer. For a stored file that is one addition. */
  add(status: number): void {
    if (status === 200) this.#ok += 1;
    else if (status === 304) this.#notModified += 1;
    else this.#others.set(status, (this.#others.get(status) ?? 0) + 1);
  }

  /** Each status with how often it was answered. */
  list(): readonly (readonly [status: number, count: number])[] {
    return [[200, this.#ok], [304, this.#notModified], ...this.#others];
  }
}
