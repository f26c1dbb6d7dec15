import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { messageAt } from '../../declarations/texts.ts';
import { menuLabel } from '../text/menu-label.ts';
import { PageLink } from '../text/page-link.tsx';
import { CardList, type CardListProps } from './cards.tsx';
import { listedArea } from './listing-of.ts';

interface PageLinksProps {
  readonly pages: readonly Page[];
  readonly className?: string;
}

/** A list of plain links; nothing if there are none. */
export function PageLinks({ pages, className }: PageLinksProps) {
  if (pages.length === 0) return null;
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.key}>
          <PageLink page={page} />
        </li>
      ))}
    </ul>
  );
}

export interface SectionProps {
  readonly title: string;
  /** The page with the complete list. */
  readonly listing?: Page | undefined;
  readonly children: ReactNode;
}

/** A part of a page with a heading and, if given, a link to the complete list. */
export function Section({ title, listing, children }: SectionProps) {
  const all = listing && listedArea(listing)?.all;
  return (
    <section className="section">
      <div className="section-head">
        <h2>{title}</h2>
        {listing && (
          <p className="see-all">
            <PageLink page={listing}>
              {all === undefined ? (menuLabel(listing) ?? listing.title) : messageAt(all, listing.locale)}
            </PageLink>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

export interface CardSectionProps extends Omit<CardListProps, 'level'> {
  readonly title: string;
  /** The page with the complete list. */
  readonly listing?: Page | undefined;
}

/** A section of cards; nothing if there are none. */
export function CardSection({ title, listing, ...cards }: CardSectionProps) {
  if (cards.pages.length === 0) return null;
  return (
    <Section title={title} listing={listing}>
      <CardList {...cards} level={3} />
    </Section>
  );
}

export interface LinkSectionProps {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A section of plain links; nothing if there are none. */
export function LinkSection({ title, pages }: LinkSectionProps) {
  if (pages.length === 0) return null;
  return (
    <Section title={title}>
      <PageLinks pages={pages} className="links" />
    </Section>
  );
}
