/** The source of time, injected everywhere. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
