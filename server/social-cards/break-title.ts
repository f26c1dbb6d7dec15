/** A title in lines, each with the size of its letters in pixels. */
export interface BrokenTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface TitleFrame {
  /** Pixels. */
  readonly width: number;
  readonly lines: number;
  /** Of letters, the largest first. */
  readonly sizes: readonly number[];
}

/** Positions where a line may end: after spaces that break, hyphens and dashes. */
const wordEnd = /(?<=[ \u2002\u2003\u2009\u2010\u2013\u2014/-])(?=\S)/;

/**
 * Breaks a title into as few lines as its frame has, of about the same length, in the largest size that fits. One that fits in
 * no size loses its end.
 * @param measure width of a line at size 1
 */
export function breakTitle(
  title: string,
  { width, lines: most, sizes }: TitleFrame,
  measure: (text: string) => number,
): BrokenTitle {
  const words = title.trim().split(wordEnd);
  for (const size of sizes) {
    const lines = fill(words, width / size, measure);
    if (lines.length <= most && lines.every((line) => measure(line) * size <= width))
      return { lines: balance(words, lines, measure), size };
  }
  const size = sizes.at(-1) ?? 0;
  return { lines: cut([...title.trim()], { width: width / size, most }, measure), size };
}

/** Puts as many words into each line as fit. */
function fill(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''}${word}`;
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** Makes the lines as narrow as their number allows. */
function balance(words: readonly string[], lines: string[], measure: (text: string) => number): string[] {
  let best = lines;
  for (;;) {
    const widest = Math.max(...best.map(measure));
    const narrower = fill(words, widest * 0.999, measure);
    if (narrower.length > lines.length || Math.max(...narrower.map(measure)) >= widest) return best;
    best = narrower;
  }
}

/** Breaks between any two characters, and ends with an ellipsis where the last line is full. */
function cut(
  characters: readonly string[],
  frame: { readonly width: number; readonly most: number },
  measure: (text: string) => number,
): string[] {
  const lines = fill(characters, frame.width, measure);
  if (lines.length <= frame.most) return lines;
  const last = [...(lines[frame.most - 1] ?? '')];
  while (last.length > 0 && measure(`${last.join('')}…`) > frame.width) last.pop();
  return [...lines.slice(0, frame.most - 1), `${last.join('')}…`];
}
