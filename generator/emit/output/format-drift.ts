import { join } from 'node:path';
import { type Diagnostic, positionOfFile, toDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Drift } from './compare-files.ts';

/** How many differences of a stale file are shown, and with how many lines around each. */
const shownHunks = 3;
const context = 2;

/** The drift as text: three lists, and a line diff of each stale file. */
export function formatDrift(
  drift: Drift,
  texts: (path: string) => { readonly onDisk: string; readonly wanted: string },
): string {
  const list = (title: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [`${title}:`, ...paths.map((path) => `  ${path}`)];
  const diffs = drift.stale.flatMap((path) => {
    const { onDisk, wanted } = texts(path);
    if (onDisk.replaceAll('\r\n', '\n') === wanted) return [];
    return [
      `--- ${path} (on disk)`,
      `+++ ${path} (generated)`,
      ...diffLines(onDisk.split('\n'), wanted.split('\n')),
    ];
  });
  const isOther = (path: string) => texts(path).onDisk.includes('\r\n');
  const byLineEnds = drift.stale.filter(isOther);
  return [
    ...list('Missing', drift.missing),
    ...list('Stale', drift.stale),
    ...list('Extra', drift.extra),
    ...(byLineEnds.length === 0 ? [] : [lineEnds(byLineEnds.length)]),
    ...diffs,
  ].join('\n');
}

function lineEnds(count: number): string {
  return `${count} of these files end their lines with CR LF on disk, and with LF when they are generated. If git writes them so (core.autocrlf), check out again with the .gitattributes of this repository: git rm -rq --cached . && git reset --hard`;
}

/** A line diff, cut after a few hunks. */
function diffLines(before: readonly string[], after: readonly string[]): string[] {
  const hunks: string[] = [];
  let [i, j, count] = [0, 0, 0];
  while (i < before.length || j < after.length) {
    if (before[i] === after[j]) {
      i += 1;
      j += 1;
      continue;
    }
    if (count === shownHunks) return [...hunks, '…'];
    count += 1;
    const [nextI, nextJ] = findMeeting(before, after, i, j);
    const shown = (lines: readonly string[], sign: string) =>
      lines.map((line) => `${sign}${line.length > 160 ? `${line.slice(0, 160)}…` : line}`);
    hunks.push(
      `@@ line ${i + 1} @@`,
      ...shown(before.slice(Math.max(0, i - context), i), ' '),
      ...shown(before.slice(i, nextI), '-'),
      ...shown(after.slice(j, nextJ), '+'),
    );
    [i, j] = [nextI, nextJ];
  }
  return hunks;
}

/** The nearest pair of positions at which both sides agree again. */
function findMeeting(
  before: readonly string[],
  after: readonly string[],
  i: number,
  j: number,
): [number, number] {
  for (let distance = 1; distance < 200; distance += 1) {
    for (let step = 0; step <= distance; step += 1) {
      const [a, b] = [i + step, j + distance - step];
      if (a < before.length && b < after.length && before[a] === after[b] && before[a] !== '') return [a, b];
    }
  }
  return [before.length, after.length];
}

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
