import { diffArrays } from 'diff';

/** A part of a text as translators see it: words, a code, or words between two codes. All parts in a row, with their codes, are the text. */
export type Inline = string | Code | Span;

/** A code that stands alone, such as a placeholder. */
interface Code {
  readonly code: string;
}

/** Words between two codes, such as a link. */
interface Span {
  readonly open: string;
  readonly close: string;
  readonly isLink: boolean;
  readonly content: readonly Inline[];
}

/** A part of a text that is translated by itself. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** The same for the same part in another language, such as a heading or a category of a plural. */
  readonly label: string;
  readonly content: readonly Inline[];
}

/** A segment, or the syntax between two of them. All pieces in a row are the text. */
export interface Piece {
  readonly label: string;
  readonly isSegment: boolean;
  readonly content: readonly Inline[];
}

/** The segments of a text with the syntax around them, which is its own label. */
export function withSyntax(text: string, segments: readonly Segment[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const addSyntax = (end: number) => {
    const syntax = text.slice(at, end);
    if (syntax !== '') pieces.push({ label: syntax, isSegment: false, content: [syntax] });
  };
  for (const { start, end, label, content } of segments) {
    addSyntax(start);
    pieces.push({ label, isSegment: true, content });
    at = end;
  }
  addSyntax(text.length);
  return pieces;
}

/** The text of parts. */
export function textOf(content: readonly Inline[]): string {
  const texts = content.map((part) => {
    if (typeof part === 'string') return part;
    return 'code' in part ? part.code : part.open + textOf(part.content) + part.close;
  });
  return texts.join('');
}

/** A piece in two languages. */
export interface Pair {
  readonly isSegment: boolean;
  /** That of its last piece. */
  readonly label: string;
  readonly source: readonly Inline[];
  readonly target: readonly Inline[];
}

/** Pieces of both languages, some of which have no counterpart. */
interface Run {
  readonly source: readonly Piece[];
  readonly target: readonly Piece[];
}

/**
 * Pieces of a text and of its translation, in pairs. Where one of them has pieces that the other lacks, these are one segment with their
 * neighbours, in which syntax is codes: so each pair has words in both languages, unless one text has none at all.
 */
export function alignPieces(source: readonly Piece[], target: readonly Piece[]): readonly Pair[] {
  const runs: Run[] = [];
  let [atSource, atTarget] = [0, 0];
  for (const { count, added, removed } of diffArrays(source.map(nameOf), target.map(nameOf))) {
    const ofSource = added ? [] : source.slice(atSource, atSource + count);
    const ofTarget = removed ? [] : target.slice(atTarget, atTarget + count);
    atSource += ofSource.length;
    atTarget += ofTarget.length;
    if (added || removed) runs.push({ source: ofSource, target: ofTarget });
    else
      for (const [index, piece] of ofSource.entries())
        runs.push({ source: [piece], target: ofTarget.slice(index, index + 1) });
  }
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    let next = run;
    if (last !== undefined && !isComplete(last)) next = join(joined.pop(), run);
    while (!isComplete(next) && joined.length > 0) next = join(joined.pop(), next);
    joined.push(next);
  }
  return joined.map(toPair);
}

function nameOf({ isSegment, label }: Piece): string {
  return `${isSegment} ${label}`;
}

/** Whether a run is one piece in both languages, or has words in both. */
function isComplete({ source, target }: Run): boolean {
  const isPair = source.length === 1 && target.length === 1;
  return isPair || [source, target].every((pieces) => pieces.some(({ isSegment }) => isSegment));
}

function join(one: Run | undefined, other: Run): Run {
  return {
    source: [...(one?.source ?? []), ...other.source],
    target: [...(one?.target ?? []), ...other.target],
  };
}

function toPair({ source, target }: Run): Pair {
  const pieces = [...source, ...target];
  const isSegment = pieces.some((piece) => piece.isSegment);
  const contentOf = (list: readonly Piece[]) =>
    list.flatMap((piece): readonly Inline[] =>
      isSegment && !piece.isSegment ? [{ code: textOf(piece.content) }] : piece.content,
    );
  const label = pieces.at(-1)?.label ?? '';
  return { isSegment, label, source: contentOf(source), target: contentOf(target) };
}
