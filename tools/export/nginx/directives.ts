/** Quotes a text for the configuration of nginx. Variables are still expanded. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * Quotes a text without variables.
 * @throws {RangeError} if the text has a dollar sign, which nginx cannot escape
 */
export function quoteLiteral(text: string): string {
  if (text.includes('$')) throw new RangeError(`nginx cannot escape a dollar sign: ${text}`);
  return quote(text);
}

/** Quotes a pattern as a key of a `map`, where a backslash is literal unless it escapes a quote. */
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
