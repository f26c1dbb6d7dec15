import { hotels } from '../../generated/data/hotels.ts';
import { topics } from '../../generated/data/vocabularies.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { AskOffice } from '../components/entry/office-contact.tsx';
import { findPlaces, hasAssumedPlaces, PlaceLink } from '../components/entry/place.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { AskLinks } from '../components/form/ask-links.tsx';
import { kindOf, listingOf, menuPages } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { pagesOfPlace } from '../components/listing/pages-of-place.ts';
import { RelatedPages } from '../components/listing/related-pages.tsx';
import { CardSection } from '../components/listing/sections.tsx';
import { sectionName } from '../components/shell/breadcrumbs.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { PageBody } from '../components/text/page-body.tsx';
import { PageLink } from '../components/text/page-link.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { formsFor } from '../declarations/page-forms.ts';
import { useRenderContext } from '../document/use-render-context.ts';

const mostHotels = 4;

/** A restaurant, tour, spa, sport or venue. */
export function ExperienceContent({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const { home, listing } = messages[locale];
  const facts = factsOf(page.key);
  const places = findPlaces(context, page);
  const [place] = places;
  const properties = menuPages(
    context,
    hotels.filter(({ name }) => facts.hotels.includes(name)).flatMap((hotel) => hotel.page ?? []),
    locale,
  );
  const isTrip = kindOf(page) === 'tour' && facts.visit === undefined;
  const eyebrow =
    facts.topics.map((topic) => topics[topic][locale]).join(' · ') || sectionName(context, page);
  return (
    <>
      <PageHeader page={page} picture={facts.picture} eyebrow={eyebrow}>
        {(place || properties.length > 0) && (
          <dl className="facts">
            {place && (
              <div data-nosnippet={hasAssumedPlaces(page) || undefined}>
                <dt>{isTrip ? listing.departure : listing.place}</dt>
                {places.map((one) => (
                  <dd key={one.key}>
                    <PlaceLink place={one} />
                  </dd>
                ))}
              </div>
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
        <PageFactSections page={page}>
          {isTrip ? <p className="fact-note">{messages[locale].facts.course}</p> : undefined}
        </PageFactSections>
        <ShareLink page={page} />
        {formsFor(context, page).length === 0 && <AskOffice locale={locale} />}
        <RelatedPages page={page} facts={pageFacts} />
        {place && places.length === 1 && kindOf(page) !== 'tour' && (
          <CardSection
            title={properties.length > 0 ? home.otherAccommodation : home.accommodation}
            pages={pagesOfPlace(context, place.key, ['property'], locale)
              .filter((property) => !properties.includes(property))
              .slice(0, mostHotels)}
            listing={listingOf(context, 'property', locale)}
            facts={pageFacts}
          />
        )}
      </div>
    </>
  );
}
