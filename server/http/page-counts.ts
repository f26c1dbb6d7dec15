/** Counts answers outside the API, by status, since the start: pages, other stored files, redirects and error pages. */
export class PageCounts {
  readonly #counts = new Map([200, 304].map((status) => [status, 0]));

  add(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  /** Each status with how often it was answered. */
  list(): readonly (readonly [status: number, count: number])[] {
    return [...this.#counts];
  }
}
