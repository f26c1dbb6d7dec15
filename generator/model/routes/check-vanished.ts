import type { Report } from '../../diagnostics/diagnostic.ts';

const shownAtMost = 20;

/** Reports the paths that were answered before and no longer are, in one finding, since they have one remedy. */
export function checkVanished(
  previous: readonly string[],
  answered: ReadonlySet<string>,
  report: Report,
): void {
  const vanished = previous.filter((path) => !answered.has(path));
  const [first] = vanished;
  if (first === undefined) return;
  const shown = vanished.slice(0, shownAtMost).join(', ');
  const more = vanished.length > shownAtMost ? ` and ${vanished.length - shownAtMost} more` : '';
  report({
    code: 'PATH_VANISHED',
    message:
      vanished.length === 1
        ? `${first} was published and is no longer answered.`
        : `${vanished.length} published paths are no longer answered: ${shown}${more}.`,
    help: `List them under “redirects:” in place of []:\n${rows(vanished)}\nor under “gone:”. If they never went live, delete their lines in generated/published-paths.txt.`,
    at: [{ file: 'redirects.yaml', path: ['redirects'], on: 'key' }],
  });
}

/** Lines for the maintainer to paste, with the target left open. */
function rows(paths: readonly string[]): string {
  return paths.map((path) => `  - { from: ${path}, to: … }`).join('\n');
}
