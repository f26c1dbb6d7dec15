import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { hotelsOfPage } from '../../components/accommodation/hotels-of-page.ts';
import { PropertyFacts } from '../../components/accommodation/property-facts.tsx';
import { CoastMap } from '../../components/destination/coast-map.tsx';
import { findPlace } from '../../components/destination/place.ts';
import { CardSection } from '../../components/listing/card-section.tsx';
import { pageFacts } from '../../components/listing/page-facts.tsx';
import { pagesOfHotel } from '../../components/listing/pages-of-hotel.ts';
import { RelatedPages } from '../../components/listing/related-pages.tsx';
import { Section } from '../../components/listing/section.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import { ShareLink } from '../../components/text/share-link.tsx';
import type { PageTemplate } from '../page-template.ts';

const mostOffers = 4;

/** One hotel, holiday village or camp: facts, facilities, offers, location. */
export const AccommodationPage: PageTemplate = ({ page }) => {
  const { locale } = page;
  const { accommodation } = messages[locale];
  const place = findPlace(page.place, locale);
  const hotels = hotelsOfPage(page);
  const [hotel] = hotels;
  const there = (areas: Parameters<typeof pagesOfHotel>[1]) =>
    hotel ? pagesOfHotel(hotel.name, areas, locale) : [];
  return (
    <>
      <PageHeader page={page} picture={factsOf(page.key).picture} eyebrow={place?.name} />
      <div className="container with-aside">
        <div>
          <Section title={accommodation.facts}>
            <PropertyFacts hotels={hotels} locale={locale} />
          </Section>
          <PageBody page={page} />
          <ShareLink page={page} />
        </div>
        {place && (
          <aside>
            <h2>{accommodation.location}</h2>
            <CoastMap locale={locale} place={place.key} />
          </aside>
        )}
      </div>
      <div className="container">
        <CardSection
          title={accommodation.offers}
          pages={there(['offers']).slice(0, mostOffers)}
          listing={findPage('offers', locale)}
          facts={pageFacts}
        />
        <div className="groups">
          <CardSection title={accommodation.restaurants} pages={there(['restaurants'])} />
          <CardSection title={accommodation.wellness} pages={there(['wellness'])} />
          <CardSection title={accommodation.active} pages={there(['active'])} />
          <CardSection title={accommodation.conferences} pages={there(['conferences'])} />
        </div>
        <RelatedPages page={page} />
      </div>
    </>
  );
};
