/** The part of ECMAScript's Temporal used here; TypeScript's library lacks it. Undefined in older browsers. */
declare var Temporal:
  | {
      readonly Instant: {
        fromEpochMilliseconds(milliseconds: number): {
          toZonedDateTimeISO(timeZone: string): { toPlainTime(): { toString(): string } };
        };
      };
    }
  | undefined;
