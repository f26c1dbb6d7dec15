/**
 * The encoding of days. `utc-midnight`: the calendar day at midnight UTC, required by properties of type `date`. `as-is`:
 * unchanged, for properties of type number, text or date and time.
 */
export type DateEncoding = 'utc-midnight' | 'as-is';
