/** An attempt against a counter. */
export interface Hit {
  readonly key: string;
  /** Attempts that the window allows. */
  readonly most: number;
  readonly windowMilliseconds: number;
}

/** The state of a counter. */
export interface LimitCount {
  readonly key: string;
  /** Attempts in the current window. */
  readonly count: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/**
 * Fixed-window counters. The first hit starts a window; later hits do not extend it. A window that would end some seconds
 * later than one that starts now is left from before the clock was set back, and counts as ended. Every method is one atomic
 * statement. Errors: see `Store`.
 */
export interface LimitStore {
  /**
   * Adds one to each counter, if none has reached its most; else writes nothing.
   * @returns the new counts. Counters are missing if a hit was refused; where another caller was faster, some are not
   */
  hit(hits: readonly Hit[], now: number): Promise<readonly LimitCount[]>;
  /** The counters whose window has not ended. */
  counts(hits: readonly Hit[], now: number): Promise<readonly LimitCount[]>;
  /** Subtracts one from each counter within its window, never below zero. */
  undo(keys: readonly string[], now: number): Promise<void>;
  /** Deletes counters. */
  remove(keys: readonly string[]): Promise<void>;
}
