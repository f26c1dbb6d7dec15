import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Found, SearchIndex } from '../../search/search-index.ts';
import { searchEntries } from '../language-switcher/language-entries.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { OftenSought } from './often-sought.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

export interface SearchContentProps {
  readonly locale: Locale;
  readonly query: string;
  readonly index: SearchIndex;
  readonly found: readonly Found[];
}

/** The results page: the form and the results, or often-visited sections if there are none. */
export function SearchContent({ locale, query, index, found }: SearchContentProps) {
  const words = messages[locale].search;
  return (
    <PageShell locale={locale} versions={searchEntries(query)}>
      <header className="page-header">
        <div className="page-header-words">
          <h1>{words.title}</h1>
        </div>
      </header>
      <div className="container search-page">
        <SearchForm locale={locale} query={query} />
        {query !== '' && (
          <p className="count">
            {found.length > 0 ? words.found({ count: found.length }) : words.none({ query })}
          </p>
        )}
        {found.length > 0 ? <SearchResults index={index} found={found} /> : <OftenSought locale={locale} />}
      </div>
    </PageShell>
  );
}
