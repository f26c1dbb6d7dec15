/** Times in milliseconds: five seconds, then three times as long each time, up to six hours. */
const shortest = 5000;
const growth = 3;
const longest = 6 * 3_600_000;

/** Attempts before a row is given up: the first eight in some five hours, the others over three days. */
export const mostAttempts = 20;

/**
 * How long to wait after a failed attempt, in milliseconds.
 * @param attempts that were made, 1 or more
 * @param random from 0 to below 1: rows that failed together come back apart
 * @param asked what the other side asked for, if it did; never waited for less
 */
export function delayAfter(attempts: number, random: number, asked = 0): number {
  const steps = Math.min(Math.max(attempts - 1, 0), mostAttempts);
  const full = Math.min(shortest * growth ** steps, longest);
  return Math.round(Math.max(full * (0.5 + random / 2), asked * (1 + random / 2)));
}
