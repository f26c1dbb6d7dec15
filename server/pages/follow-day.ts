import type { ReadDay } from './today.ts';

const minute = 60_000;

/**
 * Calls back on each new day. It compares once a minute: a timer to midnight would be wrong after a machine has slept or its
 * clock was set.
 * @returns stops it
 */
export function followDay(readDay: ReadDay, change: (day: string) => void): () => void {
  let last = readDay();
  const timer = setInterval(() => {
    const day = readDay();
    if (day === last) return;
    last = day;
    change(day);
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}
