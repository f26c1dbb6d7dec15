/** The part of ECMAScript's Temporal used here; TypeScript's library lacks it. Undefined in older browsers. */
interface Date {
  toTemporalInstant?(): { toZonedDateTimeISO(timeZone: string): { toString(): string } };
}
