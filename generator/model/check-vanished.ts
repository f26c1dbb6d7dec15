import type { Report } from '../diagnostics/diagnostic.ts';

const shownAtMost = 20;

/** Reports each path that was answered before and no longer is. */
export function checkVanished(
  previous: readonly string[],
  answered: ReadonlySet<string>,
  report: Report,
): void {
  const vanished = previous.filter((path) => !answered.has(path));
  const at = [{ file: 'redirects.yaml', path: ['redirects'], on: 'key' as const }];
  for (const path of vanished.slice(0, shownAtMost)) {
    report({
      code: 'PATH_VANISHED',
      message: `${path} was published and now leads nowhere.`,
      help: `Add “- { from: ${path}, to: … }” under “redirects:”, or “- ${path}” under “gone:”. If it never went live, delete its line from generated/published-paths.txt.`,
      at,
    });
  }
  if (vanished.length > shownAtMost) {
    report({
      code: 'PATH_VANISHED',
      message: `${vanished.length - shownAtMost} more published paths lead nowhere.`,
      help: 'Restore the entries, or redirect their paths as above.',
      at,
    });
  }
}
