/** How many checks of a stage held. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
}

/** A stage that ran, or could not. */
export interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** A table of what ran, then the line that tools read: `N passed, N failed`. */
export function formatSummary(results: readonly StageResult[]): string {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.map(({ name, passed, failed, seconds, note }) => {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;
    return `${name.padEnd(width)} ${counts}${note === undefined ? '' : `  ${note}`}`;
  });
  const total = (field: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[field], 0);
  return ['', ...rows, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
