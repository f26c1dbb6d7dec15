import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { PageLink } from '../text/page-link.tsx';
import { CardList } from './card-list.tsx';

export interface CardSectionProps {
  readonly title: string;
  readonly pages: readonly Page[];
  /** The page that lists them all. */
  readonly listing?: Page | undefined;
  readonly facts?: (page: Page) => ReactNode;
}

/** A headed group of cards with the way to the whole list; nothing where the group is empty. */
export function CardSection({ title, pages, listing, facts }: CardSectionProps) {
  if (pages.length === 0) return null;
  return (
    <section className="section">
      <h2>{title}</h2>
      <CardList pages={pages} level={3} {...(facts && { facts })} />
      {listing && (
        <p className="see-all">
          <PageLink page={listing}>
            {messages[listing.locale].listing.all({ section: listing.title })}
          </PageLink>
        </p>
      )}
    </section>
  );
}
