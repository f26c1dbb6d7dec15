/** A text as nginx’s configuration takes it. Variables in it stay variables. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * A text in which nothing is a variable.
 * @throws {RangeError} where there is a dollar sign, which nginx cannot write otherwise
 */
export function quoteLiteral(text: string): string {
  if (text.includes('$')) throw new RangeError(`nginx cannot be told a text with a dollar sign: ${text}`);
  return quote(text);
}

/** A pattern as a key of a `map`; there, a backslash that escapes no quote stands for itself. */
export function pattern(expression: string): string {
  return `"~${expression.replaceAll('"', '\\"')}"`;
}

/** A block, its lines indented. */
export function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}

/** A `map`; the first pattern that fits wins, exact keys go before patterns. */
export function map(
  source: string,
  variable: string,
  rows: readonly (readonly [key: string, value: string])[],
): readonly string[] {
  return block(
    `map ${source} ${variable}`,
    rows.map(([key, value]) => `${key} ${value};`),
  );
}
