import { baseLocale } from '../../generated/base-locale.ts';
import { loadBrowserMessages } from '../../generated/browser-messages/index.ts';
import type { Locale } from '../../generated/locales.ts';

const closedKey = 'languageSuggestionClosed';

/**
 * Offers the page in a language that the browser prefers to the page's own, if the page exists in it. It never
 * redirects, and does not offer again once the guest has closed the bar.
 */
export function suggestLanguage(): void {
  const version = findPreferredVersion();
  if (version === undefined || wasClosed()) return;
  const locale = (/^\/([a-z]{2})\//.exec(version.pathname)?.[1] ?? baseLocale) as Locale;
  // If the texts do not load, there is simply no suggestion.
  Promise.all([import('./suggestion-bar.ts'), loadBrowserMessages[locale]()]).then(
    ([{ showSuggestion }, { suggestion }]) => showSuggestion(version, suggestion, rememberClosed),
    () => undefined,
  );
}

/** The version in the first of the browser's languages that the page exists in; undefined if that is the page's own. */
function findPreferredVersion(): HTMLAnchorElement | undefined {
  // An error page has no versions: its switcher links to the home pages.
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

/** If storage is blocked, the suggestion appears again on the next page. */
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
