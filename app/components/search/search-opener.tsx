import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { searchPath } from '../../search/search-path.ts';
import { SearchIcon } from './search-icon.tsx';

/** The link to the search page; the page's script makes it open the dialog. */
export function SearchOpener({ locale }: { readonly locale: Locale }) {
  return (
    <a className="search-opener" href={searchPath(locale)} data-search-opener="">
      <SearchIcon />
      <span className="words">{messages[locale].search.open}</span>
    </a>
  );
}
