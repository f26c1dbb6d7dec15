/** Milliseconds since 1970. Injected everywhere; nothing else reads the time. */
export interface Clock {
  now(): number;
}
