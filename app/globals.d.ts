/** Part of the Speculation Rules API, which TypeScript's library lacks. */
interface Document {
  /** Whether the page is being prerendered; undefined in browsers that do not prerender. */
  readonly prerendering?: boolean;
}

/** The part of ECMAScript's Temporal used here; TypeScript's library lacks it. Undefined in older browsers. */
interface Date {
  toTemporalInstant?(): { toZonedDateTimeISO(timeZone: string): { toString(): string } };
}
