import { propertyKinds } from '../../generated/data/vocabularies.ts';
import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { type Area, areas, type Page } from '../../generated/routes/index.ts';
import { hotelsOfPage } from '../components/entry/hotels.ts';
import { lowestOfferPrice, OfferFacts } from '../components/entry/offer-facts.tsx';
import { findPlace, PlaceLink } from '../components/entry/place.tsx';
import { PropertyFacts, Stars } from '../components/entry/property-facts.tsx';
import { BriefList, briefFacts } from '../components/facts/brief-facts.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { Highlights } from '../components/facts/highlights.tsx';
import { PageDirections } from '../components/facts/page-directions.tsx';
import { AskLinks } from '../components/form/ask-links.tsx';
import { BookingBar } from '../components/form/booking-bar.tsx';
import { areasOfKind, listingOf } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { offersOfHotel, pagesOfHotel } from '../components/listing/pages-of-place.ts';
import { RelatedPages } from '../components/listing/related-pages.tsx';
import { CardSection } from '../components/listing/sections.tsx';
import { NearMap, propertiesOnMap } from '../components/map/near-map.tsx';
import { Gallery } from '../components/media/gallery.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { PageBody } from '../components/text/page-body.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { messageAt } from '../declarations/texts.ts';
import type { RenderContext } from '../document/render-context.ts';
import { useRenderContext } from '../document/use-render-context.ts';
import { GuideContent } from './guide-content.tsx';
import type { PageTemplate } from './page-template.ts';

const mostOffers = 4;

function titleAtProperty(context: RenderContext, area: Area, locale: Locale): string {
  const { atProperty, listing } = areas[area];
  if (atProperty !== undefined) return messageAt(atProperty, locale);
  return (listing && context.findPage(listing, locale)?.title) ?? '';
}

/** One hotel, holiday village or camp, or a guide to the properties of a place. */
export const AccommodationPage: PageTemplate = ({ page }) =>
  hotelsOfPage(page).length === 0 ? <GuideContent page={page} /> : <PropertyContent page={page} />;

/** One hotel, holiday village or camp: facts, facilities, offers, location. */
function PropertyContent({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const { accommodation, home } = messages[locale];
  const place = findPlace(context, page.place, locale);
  const isOnMap = place !== undefined && propertiesOnMap(context, place.key, locale).length > 0;
  const hotels = hotelsOfPage(page);
  const [hotel] = hotels;
  const offers = hotel ? offersOfHotel(context, hotel, locale) : [];
  const price = lowestOfferPrice(context, page);
  const priced =
    price === undefined
      ? []
      : [{ name: 'offers', label: home.offers, text: price, isAssumed: true, isWhole: true }];
  const [nearest] = briefFacts(context, page, 'card');
  const canBook = context.settings.booking !== '';
  const kind = hotel && propertyKinds[hotel.kind].one[locale];
  return (
    <>
      <PageHeader
        page={page}
        picture={factsOf(page.key).picture}
        eyebrow={
          <>
            {hotel && <Stars hotel={hotel} locale={locale} />} {kind}
            {kind && place && '\u00a0· '}
            {place && <PlaceLink place={place} />}
          </>
        }
      >
        <BriefList page={page} facts={[...briefFacts(context, page, 'head'), ...priced]} />
        <AskLinks
          page={page}
          part="first"
          note={price ? accommodation.offersFrom({ price }) : nearest?.text}
          isQuiet={canBook}
        />
        <AskLinks page={page} part="others" />
        {place?.page && (
          <BriefList
            page={place.page}
            facts={briefFacts(context, place.page, 'head').filter(({ href }) => href)}
          />
        )}
      </PageHeader>
      <Gallery page={page} />
      <div className="container with-aside">
        <div>
          <PageBody page={page} />
          <AskLinks page={page} part="below" />
          <Highlights page={page} />
          <PageFactSections page={page} hasDirections={!isOnMap}>
            <PropertyFacts hotels={hotels} locale={locale} />
          </PageFactSections>
          {place && isOnMap && (
            <section className="location">
              <h2>{accommodation.location}</h2>
              <NearMap place={place.key} locale={locale} current={page.key} />
              <PageDirections page={page} />
            </section>
          )}
          <ShareLink page={page} />
        </div>
        <aside>
          <BookingBar page={page} isQuiet />
        </aside>
      </div>
      <div className="container">
        <CardSection
          title={accommodation.offers}
          pages={offers.slice(0, mostOffers)}
          listing={listingOf(context, 'offer', locale)}
          facts={(offer) => <OfferFacts page={offer} property={page.key} />}
        />
        <div className="groups">
          {hotel &&
            areasOfKind('restaurant', 'wellness', 'activity', 'venue').map((area) => (
              <CardSection
                key={area}
                title={titleAtProperty(context, area, locale)}
                pages={pagesOfHotel(context, hotel.name, area, locale)}
                facts={pageFacts}
              />
            ))}
        </div>
        <RelatedPages page={page} facts={pageFacts} />
      </div>
    </>
  );
}
