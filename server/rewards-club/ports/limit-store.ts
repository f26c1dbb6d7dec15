/** The state of a counter. */
interface LimitCount {
  readonly count: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/** Fixed-window counters. Every method is one atomic statement. */
export interface LimitStore {
  /** Adds one and returns the new count. */
  hit(key: string, windowMilliseconds: number, now: number): Promise<LimitCount>;
  count(key: string, now: number): Promise<LimitCount>;
  /** Subtracts one within the window, never below zero. */
  undo(key: string, now: number): Promise<void>;
  reset(key: string): Promise<void>;
}
