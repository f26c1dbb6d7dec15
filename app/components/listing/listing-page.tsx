import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { PageHeader } from '../page-header.tsx';
import { CardList } from './card-list.tsx';
import { childPages } from './child-pages.ts';

export interface ListingPageProps {
  readonly page: Page;
  /** How many entries there are, in words. */
  readonly summarize: (values: { readonly count: number }) => string;
  readonly facts?: (page: Page) => ReactNode;
}

/** A page that lists the pages below it. */
export function ListingPage({ page, summarize, facts }: ListingPageProps) {
  const entries = childPages(page.key, page.locale);
  return (
    <>
      <PageHeader page={page}>
        <p className="count">{summarize({ count: entries.length })}</p>
      </PageHeader>
      <div className="container">
        <CardList pages={entries} level={2} {...(facts && { facts })} />
      </div>
    </>
  );
}
