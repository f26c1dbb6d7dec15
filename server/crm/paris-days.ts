/** A calendar day, YYYY-MM-DD. */
export type Day = string;

const dayMilliseconds = 86_400_000;
const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * The day that starts at this midnight in Europe/Paris.
 * @param time milliseconds since 1970
 */
export function dayOfParisMidnight(time: number): Day {
  // Reads noon, because midnight may be an hour off: the browser has older summer-time rules, or chose the other of
  // two midnights (1944-10-08, 1976-09-26).
  return toDay(readParisClock(time + dayMilliseconds / 2));
}

/**
 * Midnight in Europe/Paris at the start of a day; the first if there are two.
 * @returns milliseconds since 1970, or undefined if there is no such day
 */
export function parisMidnightOf(day: Day): number | undefined {
  const wanted = utcMidnightOf(day);
  if (wanted === undefined) return undefined;
  const offsets = [-1, 0, 1].map((days) => {
    const near = wanted + days * dayMilliseconds;
    return readParisClock(near) - near;
  });
  const times = offsets.map((offset) => wanted - offset).sort((one, other) => one - other);
  return times.find((time) => readParisClock(time) === wanted) ?? times[0];
}

/** Midnight UTC of a day in milliseconds since 1970, or undefined if there is no such day. */
export function utcMidnightOf(day: Day): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || toDay(time) !== day ? undefined : time;
}

/** The UTC day of a time. */
export function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** The local time in Paris, as if it were UTC. */
function readParisClock(time: number): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of parisClock.formatToParts(time)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
