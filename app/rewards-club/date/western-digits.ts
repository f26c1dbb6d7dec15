/** The text with the decimal digits of every script (full-width, Arabic-Indic and others) as 0 to 9. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(readDigit(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the ten digits of a script in a row, from 0 on; some of these rows follow one another. */
function readDigit(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
