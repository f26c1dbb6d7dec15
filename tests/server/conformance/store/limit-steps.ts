import type { LimitStore } from '../../../../server/core/ports/work-stores.ts';
import { minute, now } from './examples.ts';

interface WithLimits {
  readonly limits: LimitStore;
}

/** Counts an attempt in a window of a minute. @returns the attempts in the window; undefined if it was refused */
export async function hit({ limits }: WithLimits, key: string, at = now): Promise<number | undefined> {
  const [row] = await limits.hit([limitOf(key)], at);
  return row?.count;
}

/** The attempts that count. */
export async function countOf({ limits }: WithLimits, key: string): Promise<number> {
  const [row] = await limits.counts([limitOf(key)], now);
  return row?.count ?? 0;
}

function limitOf(key: string) {
  return { key, most: 1_000_000, windowMilliseconds: minute };
}
