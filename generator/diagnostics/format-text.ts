import { formatCodeFrame } from './code-frame.ts';
import type { Diagnostic } from './diagnostic.ts';

/** All diagnostics as text for a terminal: errors first, then a count. */
export function formatText(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const warnings = diagnostics.filter((diagnostic) => diagnostic.severity === 'warning');
  const blocks = [...errors, ...warnings].map(formatOne);
  return [...blocks, `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`].join('\n\n');
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
