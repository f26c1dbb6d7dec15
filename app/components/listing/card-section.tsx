import type { Page } from '../../../generated/routes/index.ts';
import { CardList, type CardListProps } from './card-list.tsx';
import { Section } from './section.tsx';

export interface CardSectionProps extends Omit<CardListProps, 'level'> {
  readonly title: string;
  /** The page that lists them all. */
  readonly listing?: Page | undefined;
}

/** A group of cards with a heading and a link to the whole list; nothing if the group is empty. */
export function CardSection({ title, listing, ...cards }: CardSectionProps) {
  if (cards.pages.length === 0) return null;
  return (
    <Section title={title} listing={listing}>
      <CardList {...cards} level={3} />
    </Section>
  );
}
