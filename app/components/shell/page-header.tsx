import type { ReactNode } from 'react';
import type { PictureName } from '../../../generated/media/pictures.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { languageIn } from '../../declarations/intl-formats.ts';
import { Picture } from '../media/picture.tsx';
import { languageOf } from '../text/page-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { isHome } from './home-page.ts';

export interface PageHeaderProps {
  readonly page: Page;
  /** Shown beside the text. Reference pages, such as questions and rules, have none. */
  readonly picture?: PictureName | undefined;
  /** A few words above the title: place, theme, topic. */
  readonly eyebrow?: ReactNode;
  /** Whether guests have read the summary, such as on a list that they narrowed. */
  readonly isKnown?: boolean;
  /** Short facts below the summary. */
  readonly children?: ReactNode;
}

/** The head of a page below home: breadcrumbs, title and summary beside its picture. */
export function PageHeader({ page, picture, eyebrow, isKnown = false, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      {picture && <Picture name={picture} sizes="(min-width: 60rem) 54vw, 100vw" priority />}
      <div className="page-header-words">
        <Breadcrumbs page={page} />
        <BorrowedNote page={page} />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 {...languageOf(page.titleLocale)}>{page.title}</h1>
        {!isKnown && <Summary page={page} />}
        {children}
      </div>
    </header>
  );
}

/** A head with a picture as wide as the window, for home and places. */
export function Hero({ page, picture, children }: PageHeaderProps & { readonly picture: PictureName }) {
  return (
    <header className={isHome(page) ? 'hero' : 'hero hero-low'}>
      <Picture name={picture} sizes="100vw" priority />
      <div className="hero-words">
        <div className="container">
          <Breadcrumbs page={page} />
          <BorrowedNote page={page} />
          <h1 {...languageOf(page.titleLocale)}>{page.title}</h1>
          {children ?? <Summary page={page} />}
        </div>
      </div>
    </header>
  );
}

function Summary({ page }: { readonly page: Page }) {
  if (!page.summary) return null;
  return (
    <p className="lead" {...languageOf(page.summaryLocale)}>
      {page.summary}
    </p>
  );
}

/** A note that the text is in another language. */
function BorrowedNote({ page }: { readonly page: Page }) {
  const borrowed = page.titleLocale ?? page.summaryLocale;
  if (!borrowed) return null;
  const language = languageIn(borrowed, page.locale);
  return <p className="note">{messages[page.locale].language.borrowed({ language })}</p>;
}
