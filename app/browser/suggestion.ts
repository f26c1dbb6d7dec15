import { attempt } from './attempt.ts';
import { suggestionWords } from './suggestion-words.ts';

const closedKey = 'languageSuggestionClosed';

/**
 * Offers the page in a language that the browser prefers to the page's own, if the page exists in it. It never
 * redirects, and does not offer again once the guest has closed the bar; if storage is blocked, until the next page.
 */
export function suggestLanguage(): void {
  const version = findPreferredVersion();
  if (!(version instanceof HTMLAnchorElement) || attempt(() => localStorage.getItem(closedKey))) return;
  const { href, lang, hreflang } = version;
  const [read, close] = suggestionWords[hreflang] ?? [];
  const link = Object.assign(document.createElement('a'), {
    className: 'button',
    textContent: read,
    href,
    hreflang,
  });
  const button = Object.assign(document.createElement('button'), { className: 'link', textContent: close });
  const bar = document.createElement('aside');
  Object.assign(bar, { className: 'suggestion', lang, dir: 'auto', ariaLabel: read });
  button.addEventListener('click', () => {
    bar.remove();
    attempt(() => localStorage.setItem(closedKey, '1'));
  });
  bar.append(link, button);
  // After the cookie choice in tab order.
  document.querySelector('.notices')?.append(bar);
}

/** The switcher's entry in the first of the browser's languages that the page exists in; no link where that is the page's own. */
function findPreferredVersion(): HTMLElement | undefined {
  // An error page has no versions: its switcher links to the home pages.
  if (document.body.dataset.fault !== undefined) return undefined;
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const entries = [...document.querySelectorAll<HTMLElement>('.language:not(:has(small))')];
  for (const language of navigator.languages) {
    const version = entries.find(({ lang }) => primary(lang) === primary(language));
    if (version !== undefined) return version;
  }
  return undefined;
}
