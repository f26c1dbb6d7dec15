import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { searchPath } from '../../search/search-path.ts';
import { SearchIcon } from './search-icon.tsx';

/** The way to the search: a link to its page, which the page's script makes the dialog's button. */
export function SearchOpener({ locale }: { readonly locale: Locale }) {
  return (
    <a className="search-opener" href={searchPath(locale)} data-search-opener="">
      <SearchIcon />
      <span className="words">{messages[locale].search.open}</span>
    </a>
  );
}
