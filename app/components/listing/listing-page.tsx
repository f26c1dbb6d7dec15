import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { PageHeader } from '../page-header.tsx';
import { CardList } from './card-list.tsx';
import { childPages } from './child-pages.ts';
import { FilterBar } from './filter-bar.tsx';
import { applyFilter, type Filter } from './filters.ts';
import { pageFacts } from './page-facts.tsx';

export interface ListingPageProps {
  readonly page: Page;
  /** How many entries there are, in words. */
  readonly summarize: (values: { readonly count: number }) => string;
  readonly filter?: Filter | undefined;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A page that lists the pages below it, all or those that a guest has chosen. */
export function ListingPage({ page, summarize, filter = {}, children }: ListingPageProps) {
  const entries = applyFilter(childPages(page.key, page.locale), filter);
  return (
    <>
      <PageHeader page={page} picture={factsOf(page.key).picture}>
        <p className="count">{summarize({ count: entries.length })}</p>
      </PageHeader>
      <div className="container">
        <FilterBar page={page} filter={filter} />
        <CardList pages={entries} level={2} facts={pageFacts} />
        {children}
        {entries.length === 0 && <p className="nothing">{messages[page.locale].filter.none}</p>}
      </div>
    </>
  );
}
