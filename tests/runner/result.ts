/** A file of tests that ran. */
export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

/** How many checks of a stage held. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
  /** The names of the tests that failed, with their reasons. */
  readonly failures?: readonly string[];
  readonly files?: readonly TestFile[];
}

/** A stage that ran, or could not. */
export interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const slowest = 10;

/** Why each test failed, the slowest files, a table of what ran, then the line that tools read: `N passed, N failed`. */
export function formatSummary(results: readonly StageResult[]): string {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.map(({ name, passed, failed, seconds, note }) => {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;
    return `${name.padEnd(width)} ${counts}${note === undefined ? '' : `  ${note}`}`;
  });
  const failures = results.flatMap((result) => result.failures ?? []);
  const files = results.flatMap((result) => result.files ?? []).sort((a, b) => b.seconds - a.seconds);
  const slow = files
    .slice(0, slowest)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
  const total = (field: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[field], 0);
  return [
    ...(failures.length === 0 ? [] : ['', 'Failed:', ...failures]),
    ...(slow.length === 0 ? [] : ['', 'Slowest files:', ...slow]),
    '',
    ...rows,
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}
