import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { useRenderContext } from '../document/use-render-context.ts';
import { clubPage, clubRules } from './club-pages.ts';

/**
 * The link to the rewards club's page; the page's script makes it open the dialog. Guests and members see different
 * texts: the head snippet decides which before the page is painted.
 */
export function ClubOpener({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const { club, navigation } = messages[locale];
  const path = clubPage(context, locale)?.path ?? '/';
  const terms = clubRules(context, locale)?.path ?? path;
  return (
    <div className="club">
      <a
        className="club-opener"
        href={encodePath(path)}
        data-open-rewards-club=""
        data-terms={encodePath(terms)}
        data-contact={site.contact.email}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="8" r="4" />
          <path d="M4 20c1-4 4.500-6 8-6s7 2 8 6" />
        </svg>
        <span className="for-guests words">{navigation.club}</span>
        <span className="for-members words">
          <small>{club.welcome}</small> {club.account}
        </span>
      </a>
      <p className="club-status" role="status" data-club-status={club.loadFailed} />
    </div>
  );
}
