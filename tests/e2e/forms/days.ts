const milliseconds = 24 * 60 * 60 * 1000;

/** A day so many days from the day of the site, as YYYY-MM-DD. */
export function dayFromToday(days: number): string {
  const { SITE_DAY: today = new Date().toISOString().slice(0, 10) } = process.env;
  return new Date(Date.parse(today) + days * milliseconds).toISOString().slice(0, 10);
}
