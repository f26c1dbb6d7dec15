/** Fixed window counters; one atomic upsert. */
export interface LimitStore {
  /** Adds one and returns the count in the window and when it ends. */ hit(
    key: string,
    windowMilliseconds: number,
    now: number,
  ): Promise<{ count: number; resetsAt: number }>;
  count(key: string, now: number): Promise<{ count: number; resetsAt: number }>;
  /** Takes one back within the window; never below zero. */
  undo(key: string, now: number): Promise<void>;
  reset(key: string): Promise<void>;
}
