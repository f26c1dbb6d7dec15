import { messages } from '../../../generated/messages/index.ts';
import { findPage, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { CardFacts } from '../../components/accommodation/card-facts.tsx';
import { CardSection } from '../../components/listing/card-section.tsx';
import { childPages, menuPages } from '../../components/listing/child-pages.ts';
import { PageLink } from '../../components/text/page-link.tsx';
import { textLanguage } from '../../components/text/text-language.ts';

const mostCards = 4;

/** Home: where we are, where to stay, offers, things to do, the blog. */
export function HomeContent({ page }: { readonly page: Page }) {
  const { locale } = page;
  const { home } = messages[locale];
  const section = (key: RouteKey) => ({
    pages: childPages(key, locale).slice(0, mostCards),
    listing: findPage(key, locale),
  });
  return (
    <>
      <Hero page={page} />
      <div className="container">
        <CardSection title={home.destinations} {...section('destinations')} />
        <CardSection
          title={home.accommodation}
          {...section('hotels')}
          facts={(entry) => <CardFacts page={entry} />}
        />
        <CardSection title={home.offers} {...section('offers')} />
        <CardSection
          title={home.experiences}
          pages={menuPages(['active', 'wellness', 'tours', 'restaurants'], locale)}
          listing={findPage('discover-experiences', locale)}
        />
        <CardSection title={home.blog} {...section('blog')} />
        <CardSection title={home.club} pages={menuPages(['loyalty-programme'], locale)} />
      </div>
    </>
  );
}

function Hero({ page }: { readonly page: Page }) {
  const { home, navigation } = messages[page.locale];
  const offers = findPage('offers', page.locale);
  const hotels = findPage('hotels', page.locale);
  return (
    <header className="hero">
      <div className="container">
        <h1 lang={textLanguage(page.titleLocale)}>{page.title}</h1>
        <p className="lead">{home.intro}</p>
        <p className="actions">
          {hotels && (
            <PageLink page={hotels} className="button">
              {navigation.accommodation}
            </PageLink>
          )}
          {offers && (
            <PageLink page={offers} className="button button-quiet">
              {navigation.offers}
            </PageLink>
          )}
        </p>
      </div>
    </header>
  );
}
