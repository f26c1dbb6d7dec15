import type { Diagnostic } from './diagnostic.ts';

/** All diagnostics as one JSON document: `{ diagnostics: [{ code, severity, message, why, help, places: [{ file, line, column }] }] }`. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const plain = diagnostics.map(({ positions, ...rest }) => ({
    ...rest,
    places: positions.map(({ file, line, column }) => ({ file, line, column })),
  }));
  return JSON.stringify({ diagnostics: plain }, null, 2);
}
