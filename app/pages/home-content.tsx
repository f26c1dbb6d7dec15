import { destinations } from '../../generated/data/destinations.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { club } from '../club/pages.ts';
import { BookingBar } from '../components/form/booking-bar.tsx';
import { inSeason } from '../components/listing/in-season.ts';
import {
  childPages,
  listedUnder,
  listingKeys,
  listingOf,
  menuPages,
  pageWithRole,
} from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { pagesOfPlace } from '../components/listing/pages-of-place.ts';
import { Posters } from '../components/listing/posters.tsx';
import { CardSection, Section } from '../components/listing/sections.tsx';
import { SiteFigures } from '../components/listing/site-figures.tsx';
import { Hero } from '../components/shell/page-header.tsx';
import { PageLink } from '../components/text/page-link.tsx';
import { lifeOf } from '../declarations/offer-life.ts';
import { useRenderContext } from '../document/use-render-context.ts';

/** As many as stand in a row. */
const most = 4;

export function HomeContent({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const { home } = messages[locale];
  const offers = listedUnder(context, 'offer', locale).filter(
    ({ key }) => lifeOf(context, key) === 'running',
  );
  const withFigure = offers.filter((offer) => factsOf(offer.key).headline);
  // One property of each place.
  const hotels = destinations.flatMap(({ key }) =>
    pagesOfPlace(context, key, ['property'], locale).slice(0, 1),
  );
  const sections = menuPages(context, listingKeys('activity', 'wellness', 'tour', 'restaurant'), locale);
  const [only] = sections.length === 1 ? sections : [];
  return (
    <>
      <HomeHero page={page} />
      <BookingBar page={page} />
      <div className="container">
        <SiteFigures locale={locale} />
        <CardSection
          title={home.accommodation}
          pages={hotels}
          listing={listingOf(context, 'property', locale)}
          facts={pageFacts}
        />
      </div>
      <div className="band">
        <div className="container">
          <CardSection
            title={home.offers}
            pages={[...new Set([...withFigure, ...offers])].slice(0, most)}
            listing={listingOf(context, 'offer', locale)}
            facts={pageFacts}
          />
        </div>
      </div>
      <div className="container">
        <Section title={home.destinations} listing={listingOf(context, 'destination', locale)}>
          <Posters pages={listedUnder(context, 'destination', locale)} />
        </Section>
        <Section title={home.experiences} listing={only ?? pageWithRole(context, 'experiences', locale)}>
          <Posters pages={only ? childPages(context, only.key, locale).slice(0, most) : sections} />
        </Section>
        {club && <club.Invitation locale={locale} />}
        <CardSection
          title={home.blog}
          pages={inSeason(context, listedUnder(context, 'article', locale)).slice(0, most)}
          listing={listingOf(context, 'article', locale)}
          facts={pageFacts}
        />
      </div>
    </>
  );
}

function HomeHero({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { home, navigation } = messages[page.locale];
  const offers = listingOf(context, 'offer', page.locale);
  const hotels = listingOf(context, 'property', page.locale);
  return (
    <Hero page={page} picture={factsOf(page.key).picture}>
      <p className="lead">{home.intro}</p>
      <p className="actions">
        {hotels && (
          <PageLink page={hotels} className="button button-quiet">
            {navigation.accommodation}
          </PageLink>
        )}
        {offers && (
          <PageLink page={offers} className="button button-quiet">
            {navigation.offers}
          </PageLink>
        )}
      </p>
    </Hero>
  );
}
