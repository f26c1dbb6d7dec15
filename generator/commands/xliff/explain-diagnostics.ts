import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts';
import { createLocator } from '../../spec/files/locate.ts';
import type { Changed } from './import-texts.ts';
import type { ReadUnit } from './read-xliff.ts';
import { isBody } from './translations.ts';

/** The file that is imported. */
export interface XliffFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Explains a diagnostic about a changed spec by the unit and the line of the XLIFF file; undefined if it is about none of its units.
 * @param edits the new texts of the files
 */
export function createExplainer(
  xliff: XliffFile,
  spec: string,
  changed: readonly Changed[],
  edits: ReadonlyMap<string, string>,
): (diagnostic: Diagnostic) => Diagnostic | undefined {
  const locate = createLocator(spec, edits);
  const lines = xliff.text.split('\n');
  const units = changed.map(({ unit, translation: { text, place } }) => ({
    unit,
    file: locate(place).file,
    text: isBody(text) ? edits.get(place.file) : undefined,
    marks: [locate(place), locate({ ...place, on: 'key' })],
  }));
  const isOf = ({ file, text, marks }: (typeof units)[number], position: Position) =>
    file === position.file &&
    (text !== undefined ||
      marks.some(({ line, column }) => line === position.line && column === position.column));
  return (diagnostic) => {
    for (const position of diagnostic.positions) {
      const found = units.find((each) => isOf(each, position));
      if (found === undefined) continue;
      const { unit, text } = found;
      const line = text === undefined ? unit.line : lineOfSegment(unit, text, position);
      const excerpt = { firstLine: line, lines: lines.slice(line - 1, line) };
      const message = `Unit “${unit.id}” of “${unit.file}”, line ${line}: ${diagnostic.message}`;
      const own = { file: xliff.path, line, column: 1, excerpt };
      return { ...diagnostic, message, positions: [own, ...diagnostic.positions] };
    }
    return undefined;
  };
}

/** The line of the segment that holds a position of a body, or follows it. */
function lineOfSegment({ pieces, line }: ReadUnit, text: string, position: Position): number {
  const before = text.split('\n').slice(0, position.line - 1);
  const offset = before.reduce((sum, { length }) => sum + length + 1, position.column - 1);
  let end = Math.max(0, text.indexOf(pieces.map(({ target }) => target).join('')));
  for (const piece of pieces) {
    end += piece.target.length;
    if (piece.isSegment && offset < end) return piece.line;
  }
  return line;
}
