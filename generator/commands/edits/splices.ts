/** A part of a text, by its offsets, and what takes its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all splices; undefined where two of them overlap. */
export function applySplices(text: string, splices: readonly Splice[]): string | undefined {
  let edited = '';
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (splice.start < at) return undefined;
    edited += text.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return edited + text.slice(at);
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset at which the line of an offset ends, before its line end. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** The number of characters before an offset on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Lines with an indentation, each behind a line end of the text that they are for. */
export function indentLines(text: string, lines: string, column: number): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const indented = lines.split('\n').map((line) => (line === '' ? '' : ' '.repeat(column) + line));
  return indented.map((line) => newline + line).join('');
}
