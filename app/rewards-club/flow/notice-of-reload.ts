import type { Notice } from '../club-state.ts';

/**
 * Has the dialog open with a notice if the page is reloaded; undefined takes that back. It is in the history entry, which
 * outlives the storages that are cleared.
 */
export function explainReload(notice: Notice | undefined): void {
  history.replaceState({ ...history.state, notice }, '');
}

/** The notice for which the page was reloaded; it is shown once. */
export function takeNotice(): Notice | undefined {
  const notice: Notice | undefined = history.state?.notice;
  if (notice !== undefined) explainReload(undefined);
  return notice;
}
