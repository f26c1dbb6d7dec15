import type { ReactNode } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { LanguageEntry } from '../language-switcher/language-entries.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export interface PageShellProps {
  readonly locale: Locale;
  /** None on an error page. */
  readonly page?: Page;
  /** The switcher's links; default: the home pages. */
  readonly versions?: readonly LanguageEntry[];
  readonly children: ReactNode;
}

/**
 * The shell of every page: skip link, notices, header, main, footer. The notices appear at the window's lower edge, but
 * come early in the document for keyboards and screen readers.
 */
export function PageShell({ locale, page, versions, children }: PageShellProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        {messages[locale].navigation.skipToContent}
      </a>
      <div className="notices">
        <ConsentChoice locale={locale} />
      </div>
      <SiteHeader locale={locale} page={page} versions={versions} />
      <main id="content">{children}</main>
      <SiteFooter locale={locale} />
    </>
  );
}
