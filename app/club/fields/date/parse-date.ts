import { parseDate } from '../../../../generated/forms/birth-date.ts';

const dayFirst = /^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})(?!\d)/;
const yearFirst = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?!\d)/;
const eightDigits = /^\D*(\d{8})\D*$/;
const partsInFull = /^(\d{2}|[1-9])\/(\d{2}|[1-9])\/(\d{4})$/;

/**
 * Parses a complete date and returns `dd/mm/yyyy`. Accepts day, month, year or year, month, day with any separators, or
 * eight digits, all in western digits. Does not check that the day exists. Undefined if a part is missing or the year
 * does not have four digits.
 */
export function parseFullDate(text: string): string | undefined {
  const [, day = '', month = '', year] = dayFirst.exec(text) ?? [];
  if (year !== undefined) return joinParts(day, month, year);
  const [, isoYear, isoMonth = '', isoDay = ''] = yearFirst.exec(text) ?? [];
  if (isoYear !== undefined) return joinParts(isoDay, isoMonth, isoYear);
  const [, digits] = eightDigits.exec(text) ?? [];
  return digits === undefined ? undefined : readEightDigits(digits);
}

/** Pads day and month to two digits if all three parts are present; other texts stay unchanged. */
export function finishDate(text: string): string {
  const [, day = '', month = '', year] = partsInFull.exec(text) ?? [];
  return year === undefined ? text : joinParts(day, month, year);
}

/** Eight digits are unambiguous for the years 1900 to 2099: 19900201 is not valid with the day first. */
function readEightDigits(digits: string): string {
  const date = joinParts(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4));
  const isoDate = joinParts(digits.slice(6), digits.slice(4, 6), digits.slice(0, 4));
  return !isSince1900(date) && isSince1900(isoDate) ? isoDate : date;
}

function isSince1900(text: string): boolean {
  return (parseDate(text)?.year ?? 0) >= 1900;
}

function joinParts(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
