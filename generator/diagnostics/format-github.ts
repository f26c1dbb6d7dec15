import type { Diagnostic } from './diagnostic.ts';
import { formatPosition } from './format-text.ts';

/**
 * All diagnostics as GitHub Actions workflow commands, one a line; GitHub shows them beside the changed lines. Source:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(formatOne).join('\n');
}

function formatOne({ severity, code, message, why, help, positions }: Diagnostic): string {
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
