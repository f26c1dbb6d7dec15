import { baseLocale, type Locale, localeCodes, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { areas, encodePath, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { cleanQuery, searchPath, searchQuery } from '../../declarations/search-addresses.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { menuLabel } from '../text/menu-label.ts';
import { languageOf } from '../text/page-link.tsx';
import { ancestorsOf } from './breadcrumbs.tsx';
import { homePage } from './home-page.ts';

/** The switcher's link for one language. */
export interface LanguageEntry {
  readonly locale: Locale;
  /** Decoded path. */
  readonly path: string;
  /** The canonical query with which the page has the same content, including the question mark; '' without one. */
  readonly query: string;
  /** The nearest section that exists in the language, if the page does not. */
  readonly section?: Page;
}

/**
 * One entry for each language of the site, in the order of the locales.
 * @param queryOf returns the query for a version of the page, or for the section that replaces it; default: none
 */
export function languageEntries(
  context: RenderContext,
  key: RouteKey,
  queryOf: (version: Page) => string = () => '',
): readonly LanguageEntry[] {
  const all = context.versions(key);
  const indexable = all.filter((version) => version.indexable);
  // A page that is indexed in no language, such as an ended offer, is still linked in every language.
  const published = new Map((indexable.length > 0 ? indexable : all).map((page) => [page.locale, page]));
  const sections = sectionKeys(context, key);
  return localeCodes.flatMap((locale) => {
    const version = published.get(locale);
    if (version !== undefined) return [{ locale, path: version.path, query: queryOf(version) }];
    const section = sections
      .map((candidate) => context.findPage(candidate, locale))
      .find((candidate) => candidate?.indexable);
    return section ? [{ locale, path: section.path, query: queryOf(section), section }] : [];
  });
}

/**
 * The results of a search in every language.
 * @param text the query as typed
 */
export function searchEntries(text: string): readonly LanguageEntry[] {
  const query = searchQuery(cleanQuery(text));
  return localeCodes.map((locale) => ({ locale, path: searchPath(locale), query }));
}

/** Keys of the pages above all versions of a page, nearest first, home last. */
function sectionKeys(context: RenderContext, key: RouteKey): readonly RouteKey[] {
  const above = context.versions(key).flatMap((version) => ancestorsOf(context, version).toReversed());
  const listings = context.versions(key).flatMap((version) => areas[version.area].listing ?? []);
  const home = homePage(context, baseLocale).key;
  const sections = [...above.map((page) => page.key), ...listings].filter((section) => section !== home);
  return [...new Set<RouteKey>([...sections, home])];
}

export interface LanguageSwitcherProps {
  /** One for each language. */
  readonly entries: readonly LanguageEntry[];
  readonly locale: Locale;
}

/** Links to a page, or to its nearest section, in every language. */
export function LanguageSwitcher({ entries, locale }: LanguageSwitcherProps) {
  const { language } = messages[locale];
  return (
    <details className="dropdown languages" name="header">
      <summary>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
        </svg>
        <span className="visually-hidden">{language.label} </span>
        <span className="words">{locales[locale].name}</span>
      </summary>
      <nav className="dropdown-panel" aria-label={language.choose}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.locale}>
              <LanguageLink entry={entry} locale={locale} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function LanguageLink({ entry, locale }: { readonly entry: LanguageEntry; readonly locale: Locale }) {
  const { name } = locales[entry.locale];
  if (entry.locale === locale) {
    return (
      <span className="language" {...languageOf(entry.locale)} aria-current="true">
        {name}
      </span>
    );
  }
  const section = entry.section && (menuLabel(entry.section) ?? entry.section.title);
  return (
    <>
      <a className="language" href={encodePath(entry.path) + entry.query} {...languageOf(entry.locale)}>
        {name}
        {section && <small>{messages[entry.locale].language.goToSection({ section })}</small>}
      </a>
      {section && <small>{messages[locale].language.unavailable}</small>}
    </>
  );
}
