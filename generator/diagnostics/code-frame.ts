import type { Position } from './diagnostic.ts';

const tab = /\t/g;

/** Characters that a terminal obeys in place of showing them, and halves of those at the cut. */
const invisible = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** The source lines around a position with a marker under the column; empty where there is no text. */
export function formatCodeFrame({ line, column, excerpt }: Position): string {
  if (excerpt.lines.length === 0) return '';
  const width = String(excerpt.firstLine + excerpt.lines.length - 1).length;
  const rows = excerpt.lines.flatMap((text, index) => {
    const number = excerpt.firstLine + index;
    const shown = shorten(text.trimEnd().replace(tab, ' '), column);
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown.text}`.trimEnd();
    return number === line
      ? [row, `  ${' '.repeat(width)} | ${blank(shown.text.slice(0, shown.column - 1))}^`]
      : [row];
  });
  return rows.join('\n');
}

/** As many spaces as the text is wide: a terminal shows some scripts in two columns and combining marks in none. */
function blank(text: string): string {
  return text
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{Emoji_Presentation}]/gu, '\u3000')
    .replace(/[^\u3000]/gu, ' ');
}

const longest = 120;

/** The part of a long line around the column. */
function shorten(text: string, column: number): { text: string; column: number } {
  const start = column > longest - 20 ? column - 40 : 0;
  const cut = text.slice(start, start + longest).replace(invisible, '\uFFFD');
  const before = start > 0 ? '…' : '';
  const after = start + longest < text.length ? '…' : '';
  return { text: `${before}${cut}${after}`, column: column - start + before.length };
}
