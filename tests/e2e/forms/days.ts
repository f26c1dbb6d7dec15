const milliseconds = 24 * 60 * 60 * 1000;

/** A day so many days from today, as YYYY-MM-DD. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * milliseconds).toISOString().slice(0, 10);
}
