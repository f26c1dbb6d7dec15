import { site } from '../../generated/site.ts';

/** The source of time, injected everywhere. */
export interface Clock {
  /** The current time in milliseconds since 1970. */
  now(): number;
}

// The Swedish locale formats days as YYYY-MM-DD.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: site.hours.timeZone });

/** Returns a day as YYYY-MM-DD. */
export type ReadDay = () => string;

/** Today in the time zone of the hotels, as YYYY-MM-DD. */
export function todayAtHotels(): string {
  return format.format(Date.now());
}

/** The day of the site, by which offers begin and end: `SITE_DAY`, else today at the hotels. */
export function createDayReader({ siteDay }: { readonly siteDay?: string }): ReadDay {
  return siteDay === undefined ? todayAtHotels : () => siteDay;
}
