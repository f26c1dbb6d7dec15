import { hotels } from '../../../generated/data/hotels.ts';
import { topics } from '../../../generated/data/vocabularies.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { sectionName } from '../../components/breadcrumbs/ancestors.ts';
import { AskOffice } from '../../components/contact/reach.tsx';
import { findPlace } from '../../components/destination/place.ts';
import { PlaceLink } from '../../components/destination/place-link.tsx';
import { PageFactSections } from '../../components/facts/page-fact-sections.tsx';
import { AskLinks } from '../../components/form/ask-links.tsx';
import { CardSection } from '../../components/listing/card-section.tsx';
import { menuPages } from '../../components/listing/child-pages.ts';
import { kindOf, listingOf } from '../../components/listing/listing-of.ts';
import { pageFacts } from '../../components/listing/page-facts.tsx';
import { pagesOfPlace } from '../../components/listing/pages-of-place.ts';
import { RelatedPages } from '../../components/listing/related-pages.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Named } from '../../components/text/named.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import { PageLink } from '../../components/text/page-link.tsx';
import { ShareLink } from '../../components/text/share-link.tsx';
import { useRenderContext } from '../../document/use-render-context.ts';

const mostHotels = 4;

/** A restaurant, tour, spa, sport or venue: description, place, property, contact. */
export function ExperienceContent({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const { accommodation, destination, listing } = messages[locale];
  const facts = factsOf(page.key);
  const place = findPlace(context, page.place, locale);
  const properties = menuPages(
    context,
    hotels.filter(({ name }) => facts.hotels.includes(name)).flatMap((hotel) => hotel.page ?? []),
    locale,
  );
  const eyebrow =
    facts.topics.map((topic) => topics[topic][locale]).join(' · ') || sectionName(context, page);
  return (
    <>
      <PageHeader page={page} picture={facts.picture} eyebrow={eyebrow}>
        {(place || properties.length > 0) && (
          <dl className="facts">
            {place && (
              <Named name={kindOf(page) === 'tour' ? listing.departure : accommodation.destination}>
                <PlaceLink place={place} />
              </Named>
            )}
            {properties.length > 0 && (
              <div>
                <dt>{listing.property}</dt>
                {properties.map((property) => (
                  <dd key={property.key}>
                    <PageLink page={property} />
                  </dd>
                ))}
              </div>
            )}
          </dl>
        )}
        <AskLinks page={page} />
      </PageHeader>
      <PageBody page={page} />
      <div className="container">
        <PageFactSections page={page} />
        <ShareLink page={page} />
        <AskOffice locale={locale} />
        <RelatedPages page={page} />
        {place && (
          <CardSection
            title={destination.accommodation({ place: place.name })}
            pages={(properties.length > 0
              ? properties
              : pagesOfPlace(context, place.key, ['property'], locale)
            ).slice(0, mostHotels)}
            listing={listingOf(context, 'property', locale)}
            facts={pageFacts}
          />
        )}
      </div>
    </>
  );
}
