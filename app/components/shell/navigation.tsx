import type { Locale } from '../../../generated/locales.ts';
import { look } from '../../../generated/look/look.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { type NavigationItem, site } from '../../../generated/site.ts';
import { club } from '../../club/pages.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { OpenState, PhoneLink } from '../entry/contact.tsx';
import { PageLink } from '../text/page-link.tsx';
import { ancestorsOf } from './breadcrumbs.tsx';

/** The group's logo, if it has one. */
export function Emblem() {
  if (look.emblem === undefined) return null;
  const { disc, lines } = look.emblem;
  return (
    <svg className="emblem" viewBox="0 0 32 32" aria-hidden="true">
      {disc && <circle cx={disc.x} cy={disc.y} r={disc.radius} />}
      <path d={lines} />
    </svg>
  );
}

export interface NavigationProps {
  readonly locale: Locale;
  /** The current page; none on an error page. */
  readonly page?: Page | undefined;
}

/**
 * The main menu: as a row, and behind a button for small screens, where further pages, the club and the phone follow.
 */
export function Navigation({ locale, page }: NavigationProps) {
  const { navigation } = messages[locale];
  const links = <NavigationLinks items={site.navigation.main} locale={locale} page={page} />;
  return (
    <>
      <nav className="main-navigation" aria-label={navigation.main}>
        {links}
      </nav>
      <details className="dropdown menu" name="header">
        <summary>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
          <span className="words">{navigation.menu}</span>
        </summary>
        <nav className="dropdown-panel" aria-label={navigation.menu}>
          {links}
          <div className="menu-more">
            <NavigationLinks items={site.navigation.more} locale={locale} page={page} />
            {club && <club.MenuLink locale={locale} />}
            <div>
              <PhoneLink />
              <OpenState locale={locale} />
            </div>
          </div>
        </nav>
      </details>
    </>
  );
}

/** The entries of a menu that exist in a locale. */
export function NavigationLinks({
  items,
  locale,
  page,
}: NavigationProps & { readonly items: readonly NavigationItem[] }) {
  const context = useRenderContext();
  const above = page && ancestorsOf(context, page).map((ancestor) => ancestor.key);
  return (
    <ul>
      {items.map((item) => {
        const target = context.findPage(item.page, locale);
        if (!target?.indexable) return null;
        const current = item.page === page?.key ? 'page' : above?.includes(item.page) ? 'true' : undefined;
        return (
          <li key={item.page}>
            <PageLink page={target} current={current}>
              {item.label && messageAt(item.label, locale)}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
