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
  /** Where the switcher leads from what is no page. */
  readonly versions?: readonly LanguageEntry[];
  readonly children: ReactNode;
}

/**
 * What every page shares: skip link, what is asked of guests, header, main, footer. What is asked is seen at the window's
 * lower edge, and comes early for who goes through the page by keyboard or listens to it.
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
