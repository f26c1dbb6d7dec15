import { type Locale, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { menuLabel } from '../text/menu-label.ts';
import { languageOf } from '../text/text-language.ts';
import type { LanguageEntry } from './language-entries.ts';

export interface LanguageSwitcherProps {
  /** One for each language. */
  readonly entries: readonly LanguageEntry[];
  readonly locale: Locale;
}

/** Links to the same page, or to its nearest section, in every language of the site. */
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
  const { name, bcp47 } = locales[entry.locale];
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
      <a
        className="language"
        href={encodePath(entry.path) + entry.query}
        hrefLang={bcp47}
        {...languageOf(entry.locale)}
      >
        {name}
        {section && <small>{messages[entry.locale].language.goToSection({ section })}</small>}
      </a>
      {section && <small>{messages[locale].language.unavailable}</small>}
    </>
  );
}
