import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { CardFacts } from '../../components/accommodation/card-facts.tsx';
import { hotelsOfPage } from '../../components/accommodation/hotels-of-page.ts';
import { PropertyFacts } from '../../components/accommodation/property-facts.tsx';
import { findPlace } from '../../components/destination/place.ts';
import { CardSection } from '../../components/listing/card-section.tsx';
import { pagesOfPlace } from '../../components/listing/pages-of-place.ts';
import { RelatedPages } from '../../components/listing/related-pages.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import type { PageTemplate } from '../page-template.ts';

const mostOffers = 4;

/** One hotel, holiday village or camp. */
export const AccommodationPage: PageTemplate = ({ page }) => {
  const { locale } = page;
  const place = findPlace(page.place, locale);
  return (
    <>
      <PageHeader page={page} />
      <div className="container">
        <PropertyFacts hotels={hotelsOfPage(page)} locale={locale} />
      </div>
      <PageBody page={page} />
      <div className="container">
        {place && (
          <CardSection
            title={messages[locale].destination.offers({ place: place.name })}
            pages={pagesOfPlace(place.key, ['offers'], locale).slice(0, mostOffers)}
            listing={findPage('offers', locale)}
          />
        )}
        <RelatedPages page={page} facts={(related) => <CardFacts page={related} />} />
      </div>
    </>
  );
};
