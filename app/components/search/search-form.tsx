import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { longestQuery } from '../../search/clean-query.ts';
import { searchPath } from '../../search/search-path.ts';

export interface SearchFormProps {
  readonly locale: Locale;
  /** The query; '' at first. */
  readonly query: string;
}

/** The form of the results page; it works without a script. */
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
