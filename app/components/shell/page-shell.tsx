import type { ReactNode } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { LanguageEntry } from './language-switcher.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The cookie choice, shown until the guest has chosen; the footer can show it again. No answer is emphasised. */
function ConsentChoice({ locale }: { readonly locale: Locale }) {
  const { consent } = messages[locale];
  return (
    <form className="consent" data-consent="" aria-labelledby="consent-title">
      <p id="consent-title" tabIndex={-1}>
        <strong>{consent.title}</strong> {consent.text}
      </p>
      <details>
        <summary>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8h16M4 16h16M16 4v8M8 12v8" />
          </svg>
          <span className="words">{consent.change}</span>
        </summary>
        <label>
          <input type="checkbox" defaultChecked disabled /> <strong>{consent.necessary}</strong>{' '}
          {consent.necessaryText}
        </label>
        <label>
          <input type="checkbox" name="marketing" /> <strong>{consent.marketing}</strong>{' '}
          {consent.marketingText}
        </label>
        <p>{consent.anytime}</p>
        <button type="submit" value="chosen">
          {consent.save}
        </button>
      </details>
      <div className="consent-buttons">
        <button type="submit" value="necessary">
          {consent.onlyNecessary}
        </button>
        <button type="submit" value="all">
          {consent.all}
        </button>
      </div>
    </form>
  );
}

export interface PageShellProps {
  readonly locale: Locale;
  /** None on an error page. */
  readonly page?: Page;
  /** The switcher's links; default: the home pages. */
  readonly versions?: readonly LanguageEntry[];
  readonly children: ReactNode;
}

/**
 * The shell of every page: skip link, notices, header, main, footer. The notices appear at the window's lower edge, but are
 * early in the document for keyboards and screen readers.
 */
export function PageShell({ locale, page, versions, children }: PageShellProps) {
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
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
