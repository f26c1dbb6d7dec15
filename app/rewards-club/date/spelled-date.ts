import { parseDate } from '../../../generated/forms/birth-date.ts';

const dayFirst = /^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})(?!\d)/;
const yearFirst = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?!\d)/;
const eightDigits = /^\D*(\d{8})\D*$/;
const partsInFull = /^(\d{2}|[1-9])\/(\d{2}|[1-9])\/(\d{4})$/;

/**
 * The complete date that a text in western digits spells, as `dd/mm/yyyy`: day, month and year or year, month and day,
 * with anything between them, or eight digits. Whether there is such a day is not asked. Undefined where a part is
 * missing, and where the year has not four digits: 90 could be any century.
 */
export function readSpelledDate(text: string): string | undefined {
  const [, day = '', month = '', year] = dayFirst.exec(text) ?? [];
  if (year !== undefined) return joinParts(day, month, year);
  const [, isoYear, isoMonth = '', isoDay = ''] = yearFirst.exec(text) ?? [];
  if (isoYear !== undefined) return joinParts(isoDay, isoMonth, isoYear);
  const [, digits] = eightDigits.exec(text) ?? [];
  return digits === undefined ? undefined : readEightDigits(digits);
}

/** A text whose three parts are there, with day and month in two digits; any other text as it is. */
export function finishDate(text: string): string {
  const [, day = '', month = '', year] = partsInFull.exec(text) ?? [];
  return year === undefined ? text : joinParts(day, month, year);
}

/** 19900201 is no day when its day comes first; of the years 1900 to 2099, no eight digits are a day both ways. */
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
