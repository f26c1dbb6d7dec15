/** Delays in milliseconds: five seconds, tripled after each attempt, up to six hours. */
const shortest = 5000;
const growth = 3;
const longest = 6 * 3_600_000;

/** Attempts before a row is given up: eight within five hours, the rest over three days. */
export const mostAttempts = 20;

/**
 * The delay after a failed attempt, in milliseconds.
 * @param attempts made so far, 1 or more
 * @param random jitter from 0 to below 1, so that rows that failed together are retried apart
 * @param asked minimum delay requested by the other system
 */
export function delayAfter(attempts: number, random: number, asked = 0): number {
  const steps = Math.min(Math.max(attempts - 1, 0), mostAttempts);
  const full = Math.min(shortest * growth ** steps, longest);
  return Math.round(Math.max(full * (0.5 + random / 2), asked * (1 + random / 2)));
}

/** The delay that the other system asked for, in milliseconds; 0 if none. */
export function readAskedDelay(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('retryAfterMilliseconds' in thrown)) return 0;
  const { retryAfterMilliseconds } = thrown;
  return typeof retryAfterMilliseconds === 'number' && retryAfterMilliseconds > 0
    ? retryAfterMilliseconds
    : 0;
}
