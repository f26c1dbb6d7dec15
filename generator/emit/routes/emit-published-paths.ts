import { headerText } from '../output/header.ts';

/** generated/published-paths.txt: every path that is answered, one a line; later runs are checked against it. */
export function emitPublishedPaths(paths: readonly string[]): string {
  return `# ${headerText('spec/routes and spec/redirects.yaml')}\n${paths.map((path) => `${path}\n`).join('')}`;
}

/** The paths in a file of that format, each once: a merge may leave a line twice, or merge markers. */
export function parsePublishedPaths(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).filter((line) => line.startsWith('/')))];
}
