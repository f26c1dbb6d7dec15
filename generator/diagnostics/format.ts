import type { Diagnostic, Position } from './diagnostic.ts';

const tab = /\t/g;

/** Characters that a terminal obeys in place of showing them, and halves of those at the cut. */
const invisible = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** The source lines around a position with a marker under the column; empty where there is no text. */
function formatCodeFrame({ line, column, excerpt }: Position): string {
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

/** How many findings are shown in full. */
const shownInFull = 20;

/** Diagnostics as text for a terminal: errors first, the rest as a number for each file after twenty, then a count. */
export function formatText(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const warnings = diagnostics.filter((diagnostic) => diagnostic.severity === 'warning');
  const all = [...errors, ...warnings];
  const blocks = all.slice(0, shownInFull).map(formatOne);
  const rest = all.slice(shownInFull);
  if (rest.length > 0) blocks.push(formatRest(rest));
  return [...blocks, `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`].join('\n\n');
}

/** A line for each file, in the order of its first finding. */
function formatRest(rest: readonly Diagnostic[]): string {
  const byFile = Map.groupBy(rest, ({ positions: [main] }) => main?.file ?? '');
  const lines = [...byFile].map(([file, found]) => `  ${file}: ${countBySeverity(found)}`);
  return [`${rest.length} more; --format json lists them:`, ...lines].join('\n');
}

function countBySeverity(found: readonly Diagnostic[]): string {
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const warnings = found.length - errors;
  const counts = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  return counts.filter(Boolean).join(', ');
}

function formatOne({ severity, code, message, why, help, positions }: Diagnostic): string {
  const [main, ...others] = positions;
  const lines = [`${severity} ${code}: ${message}`];
  if (main !== undefined) lines.push(`  at ${formatPosition(main)}`, indent(formatCodeFrame(main)));
  for (const other of others) lines.push(`  and at ${formatPosition(other)}`, indent(formatCodeFrame(other)));
  lines.push(`  Why: ${why}`, `  Fix: ${help}`);
  return lines.filter((line) => line !== '').join('\n');
}

/** `file:line:column`, which editors and terminals turn into a link; the file alone where it has no text. */
function formatPosition({ file, line, column, excerpt }: Diagnostic['positions'][number]): string {
  return excerpt.lines.length === 0 ? file : `${file}:${line}:${column}`;
}

function indent(text: string): string {
  return text === '' ? '' : text.replace(/^/gm, '    ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * All diagnostics as GitHub Actions workflow commands, one a line; GitHub shows them beside the changed lines. Source:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(formatCommand).join('\n');
}

function formatCommand({ severity, code, message, why, help, positions }: Diagnostic): string {
  const [main, ...others] = positions;
  const where = main === undefined ? '' : `file=${property(main.file)},line=${main.line},col=${main.column},`;
  const also = others.map((other) => `\nand at ${formatPosition(other)}`).join('');
  return `::${severity} ${where}title=${property(code)}::${data(`${message}${also}\nWhy: ${why}\nFix: ${help}`)}`;
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** All diagnostics as one JSON document: `{ diagnostics: [{ code, severity, message, why, help, places: [{ file, line, column }] }] }`. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const plain = diagnostics.map(({ positions, ...rest }) => ({
    ...rest,
    places: positions.map(({ file, line, column }) => ({ file, line, column })),
  }));
  return JSON.stringify({ diagnostics: plain }, null, 2);
}
