import type { Locale } from '../../../generated/locales.ts';
import { encodePath, findPage, type Page } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import { ClubOpener } from './club-opener.tsx';
import { Navigation } from './navigation.tsx';

export interface SiteHeaderProps {
  readonly locale: Locale;
  /** The page below the header; none on an error page. */
  readonly page?: Page | undefined;
}

/** The head of every page: name, main menu, rewards club, languages. */
export function SiteHeader({ locale, page }: SiteHeaderProps) {
  const home = findPage('home', locale);
  return (
    <header className="site-header">
      <div className="container">
        <a className="wordmark" href={encodePath(home?.path ?? '/')}>
          <svg className="emblem" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="13" r="7" />
            <path d="M2 21c5-4 9-4 14 0s9 4 14 0M2 27c5-4 9-4 14 0s9 4 14 0" />
          </svg>
          {site.name}
        </a>
        <Navigation locale={locale} page={page} />
        <ClubOpener locale={locale} />
        <LanguageSwitcher page={page?.key ?? 'home'} locale={locale} />
      </div>
    </header>
  );
}
