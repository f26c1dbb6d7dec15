import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { searchPath } from '../../declarations/search-addresses.ts';

/** The link to the search page; the page's script opens the dialog instead. */
export function SearchOpener({ locale }: { readonly locale: Locale }) {
  return (
    <a className="search-opener" href={searchPath(locale)} data-search-opener="">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <span className="words">{messages[locale].search.open}</span>
    </a>
  );
}
