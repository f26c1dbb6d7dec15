import type { TextRecord } from '../../model/model.ts';
import { headerText } from '../output/structures.ts';

/** generated/published-paths.txt: every path that is answered, one a line; later runs are checked against it. */
export function emitPublishedPaths(paths: readonly string[]): string {
  return `# ${headerText('spec/routes and spec/redirects.yaml')}\n${paths.map((path) => `${path}\n`).join('')}`;
}

/** The paths in a file of that format, each once: a merge may leave a line twice, or merge markers. */
export function parsePublishedPaths(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).filter((line) => line.startsWith('/')))];
}

const columns = 'key, locale, digest of the texts, day first seen, day last changed';
const line = /^(\S+) ([a-z]{2}) ([0-9a-f]{8}) (\d{4}-\d{2}-\d{2}) (\d{4}-\d{2}-\d{2})$/;

/** generated/text-dates.txt: the days when the texts of each page were first seen and last changed, one page a line. */
export function emitTextDates(records: readonly TextRecord[]): string {
  const lines = records.map(
    ({ key, locale, digest, published, changed }) => `${key} ${locale} ${digest} ${published} ${changed}\n`,
  );
  return `# ${headerText('spec/routes and spec/content')}\n# ${columns}\n${lines.join('')}`;
}

/** The records in a file of that format. Other lines, such as merge markers, are skipped. */
export function parseTextDates(text: string): TextRecord[] {
  return text.split(/\r?\n/).flatMap((candidate) => {
    const [, key, locale, digest, published, changed] = line.exec(candidate) ?? [];
    const isComplete = key && locale && digest && published && changed;
    return isComplete ? [{ key, locale, digest, published, changed }] : [];
  });
}
