import { localeCodes, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { OftenSought, SearchForm } from '../components/search/search-content.tsx';
import { BreadcrumbTrail } from '../components/shell/breadcrumbs.tsx';
import { homePage } from '../components/shell/home-page.ts';
import { searchEntries } from '../components/shell/language-switcher.tsx';
import { PageShell } from '../components/shell/page-shell.tsx';
import { PageLink } from '../components/text/page-link.tsx';
import type { ErrorPage, Suggestion } from '../document/error-page.ts';
import { useRenderContext } from '../document/use-render-context.ts';

export function ErrorContent({ error }: { readonly error: ErrorPage }) {
  const context = useRenderContext();
  const home = homePage(context, error.locale);
  const { notFound } = messages[error.locale];
  const words = messages[error.locale][error.kind];
  const language = locales[error.locale].bcp47;
  const search = error.query === undefined ? {} : { versions: searchEntries(error.query) };
  return (
    <PageShell locale={error.locale} {...search}>
      <header className="page-header">
        <div className="page-header-words">
          <BreadcrumbTrail locale={error.locale} ancestors={[home]} title={words.title} />
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="actions">
            <PageLink page={home} className="button button-quiet">
              {notFound.home}
            </PageLink>
          </p>
        </div>
      </header>
      <div className="container">
        {error.kind !== 'serverError' && <SearchForm locale={error.locale} query={error.query ?? ''} />}
        <Suggestions title={notFound.versions} pages={error.versions} language={language} />
        <Suggestions title={notFound.suggestions} pages={error.suggestions} language={language} />
        <OftenSought locale={error.locale} />
      </div>
    </PageShell>
  );
}

interface SuggestionsProps {
  readonly title: string;
  readonly pages: readonly Suggestion[];
  /** Language of the error page, BCP 47. */
  readonly language: string;
}

function Suggestions({ title, pages, language }: SuggestionsProps) {
  if (pages.length === 0) return null;
  return (
    <section className="section">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ul className="links">
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path} lang={page.lang}>
              {page.lang === language ? page.title : `${nameOf(page.lang)}: ${page.title}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(language: string): string {
  const locale = localeCodes.find((code) => locales[code].bcp47 === language);
  return locale ? locales[locale].name : language;
}
