/** Replaces the decimal digits of every script (full-width, Arabic-Indic and others) by 0 to 9. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(readDigit(digit.codePointAt(0) ?? 0)));
}

/** Unicode encodes the ten digits of a script contiguously from 0; some of these ranges are adjacent. */
function readDigit(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
