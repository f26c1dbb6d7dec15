/** Of ECMAScript's Temporal, which TypeScript's own library does not have: what is used here. Absent in older browsers. */
declare var Temporal:
  | {
      readonly Instant: {
        fromEpochMilliseconds(milliseconds: number): {
          toZonedDateTimeISO(timeZone: string): { toPlainTime(): { toString(): string } };
        };
      };
    }
  | undefined;
