import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { languageOf } from '../text/page-link.tsx';

export interface PagerProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly previous?: { readonly page: Page; readonly words: string } | undefined;
  readonly next?: { readonly page: Page; readonly words: string } | undefined;
}

/** Links to the previous and the next page, by title. */
export function Pager({ label, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager section" aria-label={label}>
      {previous && <PagerLink rel="prev" {...previous} />}
      {next && <PagerLink rel="next" {...next} />}
    </nav>
  );
}

interface PagerLinkProps {
  readonly rel: 'prev' | 'next';
  readonly page: Page;
  readonly words: string;
}

function PagerLink({ rel, page, words }: PagerLinkProps) {
  return (
    <a href={encodePath(page.path)} rel={rel}>
      <small>{words}</small>
      <span {...languageOf(page.titleLocale)}>{page.title}</span>
    </a>
  );
}
