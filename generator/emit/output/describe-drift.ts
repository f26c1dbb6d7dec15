import { join } from 'node:path';
import { type Diagnostic, positionOfFile, toDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Drift } from './compare-files.ts';

const faults = {
  missing: 'is missing',
  stale: 'does not match the spec',
  extra: 'is no longer generated',
} as const satisfies Record<keyof Drift, string>;

/** The drift as diagnostics, one for each file, for formats that programs read. */
export function describeDrift(drift: Drift, out: string): Diagnostic[] {
  const kinds = Object.keys(faults) as (keyof Drift)[];
  return kinds.flatMap((kind) =>
    drift[kind].map((path) => {
      const finding = {
        code: 'OUTPUT_OUTDATED',
        message: `The generated file ${path} ${faults[kind]}.`,
        help: 'Run: npm run generate',
        at: [{ file: path, offset: 0 }],
      } as const;
      return toDiagnostic(finding, () => positionOfFile(join(out, path)));
    }),
  );
}
