import type { ReactNode } from 'react';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { languageOf } from './text-language.ts';

export interface PageLinkProps {
  readonly page: Page;
  /** Text of the link in the page's language; default: the page's title. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly current?: 'page' | 'true' | undefined;
}

/** A link to a page. A borrowed title has its own `lang`. */
export function PageLink({ page, children, className, current }: PageLinkProps) {
  return (
    <a
      href={encodePath(page.path)}
      className={className}
      {...languageOf(children === undefined ? page.titleLocale : undefined)}
      aria-current={current}
    >
      {children ?? page.title}
    </a>
  );
}
