import { formatCodeFrame } from './code-frame.ts';
import type { Diagnostic } from './diagnostic.ts';

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
export function formatPosition({ file, line, column, excerpt }: Diagnostic['positions'][number]): string {
  return excerpt.lines.length === 0 ? file : `${file}:${line}:${column}`;
}

function indent(text: string): string {
  return text === '' ? '' : text.replace(/^/gm, '    ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
