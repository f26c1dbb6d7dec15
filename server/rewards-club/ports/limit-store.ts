/** The state of a counter. */
interface LimitCount {
  /** Hits in the current window. */
  readonly count: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/** Fixed-window counters. Every method is one atomic statement. Errors: see `Store`. */
export interface LimitStore {
  /** Adds one and returns the new count. The first hit starts a window; later hits do not extend it. */
  hit(key: string, windowMilliseconds: number, now: number): Promise<LimitCount>;
  /** The current count; 0 with `resetsAt` now if there is no window. */
  count(key: string, now: number): Promise<LimitCount>;
  /** Subtracts one within the window, never below zero. */
  undo(key: string, now: number): Promise<void>;
  /** Deletes a counter; does nothing if there is none. */
  reset(key: string): Promise<void>;
}
