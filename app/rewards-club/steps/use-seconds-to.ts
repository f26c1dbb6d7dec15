import { useEffect, useReducer } from 'react';

/**
 * Counts down the seconds until a moment; 0 once it has passed.
 * @param moment in epoch milliseconds
 */
export function useSecondsTo(moment: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const isAhead = seconds > 0;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isAhead]);
  return seconds;
}
