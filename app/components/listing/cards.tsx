import type { ReactNode } from 'react';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { Picture } from '../media/picture.tsx';
import { languageOf, PageLink } from '../text/page-link.tsx';

type HeadingLevel = 2 | 3 | 4;

interface CardProps {
  readonly page: Page;
  readonly level: HeadingLevel;
  /** Short facts above the summary; labels on the picture. */
  readonly children?: ReactNode;
  readonly hasPicture: boolean;
  readonly hasSummary: boolean;
  /** Whether it is in the first view, so that its picture is loaded first. */
  readonly isOnTop: boolean;
  /** Below the summary. */
  readonly choice?: ReactNode;
}

const wideSizes = '(min-width: 80rem) 19rem, (min-width: 60rem) 30vw, (min-width: 38rem) 45vw';

function Card({ page, level, hasPicture, hasSummary, isOnTop, choice, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      {hasPicture && (
        <Picture
          name={factsOf(page.key).picture}
          largest={800}
          sizes={`${wideSizes}, ${isOnTop ? 100 : 40}vw`}
          priority={isOnTop}
        />
      )}
      <Heading className="card-title">
        <PageLink page={page} />
      </Heading>
      {children}
      {hasSummary && page.summary && (
        <p className="card-summary" {...languageOf(page.summaryLocale)}>
          {page.summary}
        </p>
      )}
      {choice}
    </article>
  );
}

export interface CardListProps {
  readonly pages: readonly Page[];
  readonly level: HeadingLevel;
  /** Short facts for each card. */
  readonly facts?: ((page: Page) => ReactNode) | undefined;
  /** Whether cards have summaries; default: those without facts. */
  readonly summaries?: boolean | undefined;
  /** Whether cards have pictures; default: yes. */
  readonly pictures?: boolean | undefined;
  /** A control for each card. */
  readonly choice?: ((page: Page) => ReactNode) | undefined;
  /** Whether the first card is in the first view. */
  readonly isOnTop?: boolean | undefined;
}

/** The class of lists that are arranged by their length. Styles that count cards would move those that have arrived. */
export function arrange(count: number): string {
  if (count > 20) return 'cards-many';
  return { 3: 'cards-three', 4: 'cards-four' }[count] ?? '';
}

/** Pages as a grid of cards; nothing if there are none. */
export function CardList({
  pages,
  level,
  facts,
  summaries = facts === undefined,
  pictures = true,
  choice,
  isOnTop = false,
}: CardListProps) {
  if (pages.length === 0) return null;
  return (
    <div className={`cards ${arrange(pages.length)}`.trim()}>
      <ul>
        {pages.map((page, index) => (
          <li key={page.key}>
            <Card
              page={page}
              level={level}
              hasPicture={pictures}
              hasSummary={summaries}
              isOnTop={isOnTop && index === 0}
              choice={choice?.(page)}
            >
              {facts?.(page)}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
