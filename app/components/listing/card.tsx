import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { PageLink } from '../text/page-link.tsx';
import { textLanguage } from '../text/text-language.ts';

/** Level of a heading; cards continue the outline of the page they stand on. */
export type HeadingLevel = 2 | 3 | 4;

export interface CardProps {
  readonly page: Page;
  readonly level: HeadingLevel;
  /** Short facts between title and summary. */
  readonly children?: ReactNode;
}

/** A page in a listing: its title as a link, its summary below. */
export function Card({ page, level, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <Heading className="card-title">
        <PageLink page={page} />
      </Heading>
      {children}
      {page.summary && (
        <p className="card-summary" lang={textLanguage(page.summaryLocale)}>
          {page.summary}
        </p>
      )}
    </article>
  );
}
