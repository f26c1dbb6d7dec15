/** The source of time, injected everywhere. */
export interface Clock {
  /** The current time in milliseconds since 1970. */
  now(): number;
}
