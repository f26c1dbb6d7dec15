import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { listingOf, pageWithRole } from '../components/listing/listing-of.ts';
import type { RenderContext } from '../document/render-context.ts';
import { useRenderContext } from '../document/use-render-context.ts';

export const clubPage = (context: RenderContext, locale: Locale) => pageWithRole(context, 'club', locale);

/** The terms that members accept. */
const clubRules = (context: RenderContext, locale: Locale) => pageWithRole(context, 'clubRules', locale);

/**
 * The link to the rewards club's page; the page's script opens the dialog instead. It contains the texts for guests and
 * for members; the head snippet selects one before the first paint.
 */
export function ClubOpener({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const { club, navigation } = messages[locale];
  const path = clubPage(context, locale)?.path ?? '/';
  const terms = clubRules(context, locale)?.path ?? path;
  const offers = listingOf(context, 'offer', locale)?.path;
  return (
    <div className="club">
      <a
        className="club-opener"
        href={encodePath(path)}
        data-open-rewards-club=""
        data-terms={encodePath(terms)}
        data-contact={site.contact.email}
        data-offers={offers && encodePath(offers)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="8" r="4" />
          <path d="M4 20c1-4 4.5-6 8-6s7 2 8 6" />
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

/** The link of the narrow menu: to log in or join, or to the membership. */
export function MenuLink({ locale }: { readonly locale: Locale }) {
  const { club } = messages[locale];
  const path = clubPage(useRenderContext(), locale)?.path ?? '/';
  return (
    <a href={encodePath(path)} data-join-rewards-club="">
      <span className="for-guests">{club.logIn}</span>
      <span className="for-members">{club.account}</span>
    </a>
  );
}

/**
 * A button within a page that opens the club's dialog, for guests and members; without script, a link to the club's page.
 * Members get a link to the offers as well.
 */
export function JoinClub({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const { home, club: words } = messages[locale];
  const club = clubPage(context, locale);
  const offers = listingOf(context, 'offer', locale);
  return (
    <p className="actions">
      <a className="button" href={encodePath(club?.path ?? '/')} data-join-rewards-club="">
        <span className="for-guests">{home.club}</span>
        <span className="for-members">{words.account}</span>
      </a>
      {offers && (
        <a className="button button-quiet for-members" href={encodePath(offers.path)}>
          {words.seeOffers}
        </a>
      )}
    </p>
  );
}

interface MemberLinkProps {
  readonly locale: Locale;
  readonly href: string;
}

/** A link to the same form, filled in with the member's details; for pages without the script, which fills them in. */
export function MemberLink({ locale, href }: MemberLinkProps) {
  return (
    <noscript>
      <p>
        <a href={href} rel="nofollow">
          {messages[locale].club.useMembership}
        </a>
      </p>
    </noscript>
  );
}
