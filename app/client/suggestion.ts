import { loadBrowserMessages } from '../../generated/browser-messages/index.ts';
import type { Locale } from '../../generated/locales.ts';

const closedKey = 'languageSuggestionClosed';

/**
 * Offers the page in the guest's own language, in that language, where the browser prefers one in which the page
 * exists over the one that is shown. It never redirects, and is not offered again after it was closed.
 */
export function suggestLanguage(): void {
  const version = findPreferredVersion();
  if (version === undefined || wasClosed()) return;
  const locale = (/^\/([a-z]{2})\//.exec(version.pathname)?.[1] ?? 'hr') as Locale;
  // Without its words there is no suggestion, and nothing else is lost.
  Promise.all([import('./suggestion-bar.ts'), loadBrowserMessages[locale]()]).then(
    ([{ showSuggestion }, { suggestion }]) => showSuggestion(version, suggestion, rememberClosed),
    () => undefined,
  );
}

/** The version in the first of the browser's languages that the page has; none where that is the page's own. */
function findPreferredVersion(): HTMLAnchorElement | undefined {
  // An error page has no versions; its switcher leads home.
  if (document.body.dataset.fault !== undefined) return undefined;
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  for (const language of navigator.languages) {
    if (primary(language) === primary(document.documentElement.lang)) return undefined;
    const links = document.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]:not(:has(small))');
    const version = [...links].find((link) => primary(link.hreflang) === primary(language));
    if (version !== undefined) return version;
  }
  return undefined;
}

/** Storage may be forbidden; the suggestion then comes again on the next page. */
function rememberClosed(): void {
  try {
    localStorage.setItem(closedKey, '1');
  } catch {}
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}
