import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { AskLinks } from '../form/ask-links.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { CardList, type CardListProps } from './cards.tsx';
import { compareAnchor, comparedName, isComparable, mostCompared } from './comparison.ts';
import { CompareChoice, CompareForm } from './comparison-choice.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { ChosenValues, chosenValues, FilterBar, ListBar } from './filter-bar.tsx';
import { applyFilter, type Filter, listAnchor } from './filters.ts';
import { CardsOnMaps } from './list-map.tsx';
import { viewName } from './list-view.ts';
import { childPages, listedArea } from './listing-of.ts';
import { pageFacts } from './page-facts.tsx';
import { CardSection } from './sections.tsx';

export interface ListingPageProps {
  readonly page: Page;
  /** Formats the number of entries; not counted without it. */
  readonly summarize: ((values: { readonly count: number }) => string) | undefined;
  readonly filter?: Filter | undefined;
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** A page that lists the pages below it. It has no picture, so that the entries are in view. */
export function ListingPage({ page, summarize, filter = {}, children }: ListingPageProps) {
  const context = useRenderContext();
  const { listing } = messages[page.locale];
  const entries = applyFilter(context, childPages(context, page.key, page.locale), filter);
  const isEmpty = entries.length === 0;
  const values = chosenValues(context, page, filter);
  // In an empty list, those without which most entries are left come first.
  const chosen = isEmpty ? values.toSorted((a, b) => b.left.length - a.left.length) : values;
  const wanted = filter[comparedName] ?? [];
  const compared = childPages(context, page.key, page.locale).filter(({ key }) => wanted.includes(key));
  const level = summarize ? 3 : 2;
  const cards: CardListProps = {
    pages: entries,
    level,
    facts: (entry) => pageFacts(entry, filter),
    summaries: true,
    isOnTop: true,
  };
  const List = filter[viewName] === undefined ? CardList : CardsOnMaps;
  const count = summarize?.({ count: entries.length }) ?? '';
  return (
    <>
      <PageHeader page={page} isKnown={Object.keys(filter).length > 0} />
      <div className="container">
        <div className="list-tools">
          <FilterBar page={page} filter={filter} entries={count} />
          <div className="section-head list-head">
            {/* Focusable as the target of links. */}
            {summarize ? (
              <h2 id={listAnchor} tabIndex={-1}>
                {count}
              </h2>
            ) : (
              <div id={listAnchor} tabIndex={-1} />
            )}
            <ListBar page={page} filter={filter} isEmpty={isEmpty} />
          </div>
        </div>
        <ChosenValues
          page={page}
          filter={filter}
          chosen={chosen}
          summarize={isEmpty ? summarize : undefined}
        />
        {isEmpty && <CardSection title={listing.related} pages={chosen[0]?.left ?? []} facts={pageFacts} />}
        <div id={compareAnchor}>
          <ComparisonView chosen={compared} page={page} filter={filter} />
        </div>
        {isComparable(page) && !isEmpty ? (
          <CompareForm page={page} filter={filter}>
            <List
              {...cards}
              choice={(entry) => (
                <CompareChoice page={entry} isChosen={wanted.slice(0, mostCompared).includes(entry.key)} />
              )}
            />
          </CompareForm>
        ) : (
          // Pages that are only read have no subject to show.
          <CardList {...cards} pictures={listedArea(page)?.kind !== 'page'} />
        )}
        {children}
        <AskLinks page={page} isQuiet={isEmpty} />
      </div>
    </>
  );
}
