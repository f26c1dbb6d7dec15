/** Days as YYYY-MM-DD, both included; undefined: open on that side. */
export interface Days {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Whether something is there on all days of something else. */
export function covers(one: Days, other: Days): boolean {
  return (
    (one.from ?? '') <= (other.from ?? '') &&
    (one.until === undefined || (other.until !== undefined && one.until >= other.until))
  );
}

/** The days of what has none. */
export const always: Days = { from: undefined, until: undefined };

/** Days in a message: “from 2026-12-01 until 2027-01-31”. */
export function describeDays({ from, until }: Days): string {
  const parts = [from && `from ${from}`, until && `until ${until}`].filter(Boolean);
  return parts.length === 0 ? 'on every day' : parts.join(' ');
}

/** The days on which two things are there together; undefined if there are none. */
export function overlap(one: Days, other: Days): Days | undefined {
  const [from] = [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .reverse();
  const [until] = [one.until, other.until].filter((day) => day !== undefined).sort();
  return from !== undefined && until !== undefined && until < from ? undefined : { from, until };
}
