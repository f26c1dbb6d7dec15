import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Area } from '../../../generated/routes/index.ts';
import { longestQuery, searchPath, searchQuery } from '../../declarations/search-addresses.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { areaNames, oftenSought } from '../../search/collect-documents.ts';
import { countAreas } from '../../search/search-document.ts';
import type { Found, SearchIndex } from '../../search/search-index.ts';
import { LinkSection } from '../listing/sections.tsx';
import { BreadcrumbTrail } from '../shell/breadcrumbs.tsx';
import { homePage } from '../shell/home-page.ts';
import { searchEntries } from '../shell/language-switcher.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { SearchResults } from './search-results.tsx';

export interface SearchFormProps {
  readonly locale: Locale;
  readonly query: string;
}

export function SearchForm({ locale, query }: SearchFormProps) {
  const { label, example, submit } = messages[locale].search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element is not in every browser, and would wrap the form.
    <form className="search-form" role="search" action={searchPath(locale)}>
      <label htmlFor="search-query">{label}</label>
      <div className="search-row">
        <input
          id="search-query"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          placeholder={example}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {submit}
        </button>
      </div>
    </form>
  );
}

/** The sections that guests visit often, for pages without results. */
export function OftenSought({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  return <LinkSection title={messages[locale].search.often} pages={oftenSought(context, locale)} />;
}

/** The areas of the results, each a link to its own; the link of the area that is shown leads back to all. */
function Areas({ locale, query, area: current, found }: Omit<SearchContentProps, 'index'>) {
  const documents = found.map(({ document }) => document);
  const areas = countAreas(documents, areaNames(useRenderContext(), locale));
  if (areas.length === 0) return null;
  return (
    <nav aria-label={messages[locale].filter.label}>
      <ul className="filter-options">
        {areas.map(({ area, name, count }) => (
          <li key={area}>
            <a
              className="filter-option"
              href={searchPath(locale) + searchQuery(query, area === current ? undefined : area)}
              aria-current={area === current || undefined}
            >
              {name} <span className="filter-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SearchContentProps {
  readonly locale: Locale;
  readonly query: string;
  /** The area whose pages are shown; undefined for all. */
  readonly area: Area | undefined;
  readonly index: SearchIndex;
  readonly found: readonly Found[];
}

/** The results page: the form and the results; without results, often-visited sections. */
export function SearchContent({ locale, query, area, index, found }: SearchContentProps) {
  const context = useRenderContext();
  const words = messages[locale].search;
  const title = query === '' ? words.open : words.title;
  const shown = found.filter(({ document }) => area === undefined || document.area === area);
  return (
    <PageShell locale={locale} versions={searchEntries(query)}>
      <header className="page-header">
        <div className="page-header-words">
          <BreadcrumbTrail locale={locale} ancestors={[homePage(context, locale)]} title={title} />
          <h1>{title}</h1>
        </div>
      </header>
      <div className="container search-page">
        <SearchForm locale={locale} query={query} />
        {query !== '' && (
          <p className="count">
            {shown.length > 0 ? words.found({ count: shown.length }) : words.none({ query })}
          </p>
        )}
        <Areas locale={locale} query={query} area={area} found={found} />
        {shown.length > 0 ? <SearchResults index={index} found={shown} /> : <OftenSought locale={locale} />}
      </div>
    </PageShell>
  );
}
