import type { Locale } from '../../../generated/locales.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { club } from '../../club/pages.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { SearchOpener } from '../search/search-opener.tsx';
import { homePage } from './home-page.ts';
import { type LanguageEntry, LanguageSwitcher, languageEntries } from './language-switcher.tsx';
import { Emblem, Navigation } from './navigation.tsx';

export interface SiteHeaderProps {
  readonly locale: Locale;
  /** The current page; none on an error page. */
  readonly page?: Page | undefined;
  /** The switcher's links; default: the home pages. */
  readonly versions?: readonly LanguageEntry[] | undefined;
}

/** The header of every page: name, main menu, search, rewards club, languages. */
export function SiteHeader({ locale, page, versions }: SiteHeaderProps) {
  const context = useRenderContext();
  const home = homePage(context, locale);
  return (
    <header className="site-header">
      <div className="container">
        <a className="wordmark" href={encodePath(home.path)}>
          <Emblem />
          {site.name}
        </a>
        <Navigation locale={locale} page={page} />
        <SearchOpener locale={locale} />
        {club && <club.Opener locale={locale} />}
        <LanguageSwitcher entries={versions ?? languageEntries(context, home.key)} locale={locale} />
      </div>
    </header>
  );
}
