import { attempt } from '../load/attempt.ts';

const closedKey = 'languageSuggestionClosed';

/**
 * Suggests the page in the browser's preferred language, if it exists. Never redirects. A guest who closes the bar does
 * not see it again, or, if storage is blocked, not on this page.
 */
export function suggestLanguage(): void {
  const version = findPreferredVersion();
  if (!(version instanceof HTMLAnchorElement) || attempt(() => localStorage.getItem(closedKey))) return;
  import('./suggestion-bar.ts').then(
    ({ showSuggestion }) =>
      showSuggestion(version, () => attempt(() => localStorage.setItem(closedKey, '1'))),
    () => undefined,
  );
}

/**
 * The switcher's entry for the first of the browser's languages in which the page exists; the current one is no link, and
 * a text that the page borrows can be read here.
 */
function findPreferredVersion(): HTMLElement | undefined {
  // The switcher of an error page links to the home pages instead.
  if (document.body.dataset.fault !== undefined) return undefined;
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const entries = [...document.querySelectorAll<HTMLElement>('.language:not(:has(small))')];
  for (const language of navigator.languages) {
    const version = entries.find(({ lang }) => primary(lang) === primary(language));
    if (version !== undefined) {
      const isBorrowed = [...document.querySelectorAll<HTMLElement>('h1, [data-borrowed]')].some(
        ({ lang }) => lang === version.lang,
      );
      return isBorrowed ? undefined : version;
    }
  }
  return undefined;
}
