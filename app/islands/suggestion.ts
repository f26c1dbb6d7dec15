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
  loadBrowserMessages[locale]().then(
    ({ suggestion }) => show(version, suggestion),
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

interface SuggestionTexts {
  readonly text: string;
  readonly switch: string;
  readonly close: string;
}

function show(version: HTMLAnchorElement, texts: SuggestionTexts): void {
  const bar = document.createElement('aside');
  bar.className = 'suggestion';
  bar.lang = version.hreflang;
  bar.setAttribute('aria-label', texts.text);
  const words = document.createElement('p');
  words.textContent = texts.text;
  const link = document.createElement('a');
  link.href = version.href;
  link.hreflang = version.hreflang;
  link.className = 'button';
  link.textContent = texts.switch;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'link';
  close.textContent = texts.close;
  close.addEventListener('click', () => {
    bar.remove();
    rememberClosed();
  });
  bar.append(words, link, close);
  document.querySelector('.notices')?.prepend(bar);
  keepStill(bar);
}

/** Nothing moves when the bar comes: it lies above the choice of cookies, and makes a short page longer by itself. */
function keepStill(bar: HTMLElement): void {
  const choice = document.querySelector<HTMLElement>('[data-consent]');
  const adjust = () => {
    bar.style.insetBlockEnd = `${choice?.offsetHeight ?? 0}px`;
    document.body.style.minBlockSize = `calc(100vh + ${bar.offsetHeight}px)`;
  };
  // At once, since an observer is told only after what it should prevent.
  adjust();
  const observer = new ResizeObserver(adjust);
  observer.observe(bar);
  if (choice !== null) observer.observe(choice);
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
