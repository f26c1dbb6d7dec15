import { site } from '../../generated/site.ts';

/** Today in the time zone of the hotels, as YYYY-MM-DD. */
export function todayAtHotels(): string {
  // Swedish writes days that way.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: site.hours.timeZone }).format();
}
