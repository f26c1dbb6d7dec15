import type { ReactNode } from 'react';
import { type Locale, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import type { Page } from '../../generated/routes/index.ts';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { textLanguage } from './text/text-language.ts';

export interface PageHeaderProps {
  readonly page: Page;
  /** Short facts below the summary. */
  readonly children?: ReactNode;
}

/** The head of every page below home: the way to it, its title, its summary. */
export function PageHeader({ page, children }: PageHeaderProps) {
  const { language } = messages[page.locale];
  const borrowed = page.titleLocale ?? page.summaryLocale;
  return (
    <header className="page-header">
      <div className="container">
        <Breadcrumbs page={page} />
        {borrowed && <p className="note">{language.borrowed({ language: nameOfLanguage(page.locale) })}</p>}
        <h1 lang={textLanguage(page.titleLocale)}>{page.title}</h1>
        {page.summary && (
          <p className="lead" lang={textLanguage(page.summaryLocale)}>
            {page.summary}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}

/** A language's name as it stands inside a sentence in that language. */
function nameOfLanguage(locale: Locale): string {
  const { bcp47, name } = locales[locale];
  return new Intl.DisplayNames(bcp47, { type: 'language' }).of(bcp47) ?? name;
}
