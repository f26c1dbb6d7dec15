import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { Card, type HeadingLevel } from './card.tsx';

export interface CardListProps {
  readonly pages: readonly Page[];
  readonly level: HeadingLevel;
  /** Short facts for each card. */
  readonly facts?: ((page: Page) => ReactNode) | undefined;
  /** Whether the first card is larger than the others. */
  readonly lead?: boolean | undefined;
}

/** Pages as a grid of cards; nothing if there are none. */
export function CardList({ pages, level, facts, lead }: CardListProps) {
  if (pages.length === 0) return null;
  return (
    <div className={lead ? 'cards cards-lead' : 'cards'}>
      <ul>
        {pages.map((page) => (
          <li key={page.key}>
            <Card page={page} level={level}>
              {facts?.(page)}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
