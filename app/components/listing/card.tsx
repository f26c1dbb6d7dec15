import type { ReactNode } from 'react';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { Picture } from '../media/picture.tsx';
import { PageLink } from '../text/page-link.tsx';
import { languageOf } from '../text/text-language.ts';

/** Level of a heading; cards continue the outline of their page. */
export type HeadingLevel = 2 | 3 | 4;

export interface CardProps {
  readonly page: Page;
  readonly level: HeadingLevel;
  /** Short facts below the summary, and labels on the picture. */
  readonly children?: ReactNode;
}

const sizes = '(min-width: 80rem) 19rem, (min-width: 60rem) 30vw, (min-width: 38rem) 45vw, 40vw';

/** A page in a listing: its picture, its title as a link, its summary. */
export function Card({ page, level, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <Picture name={factsOf(page.key).picture} largest={800} sizes={sizes} />
      <Heading className="card-title">
        <PageLink page={page} />
      </Heading>
      {page.summary && (
        <p className="card-summary" {...languageOf(page.summaryLocale)}>
          {page.summary}
        </p>
      )}
      {children}
    </article>
  );
}
