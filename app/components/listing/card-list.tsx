import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { Card, type HeadingLevel } from './card.tsx';

export interface CardListProps {
  readonly pages: readonly Page[];
  readonly level: HeadingLevel;
  /** Short facts for each card. */
  readonly facts?: (page: Page) => ReactNode;
}

/** Pages as a grid of cards; nothing where there are none. */
export function CardList({ pages, level, facts }: CardListProps) {
  if (pages.length === 0) return null;
  return (
    <ul className="cards">
      {pages.map((page) => (
        <li key={page.key}>
          <Card page={page} level={level}>
            {facts?.(page)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
