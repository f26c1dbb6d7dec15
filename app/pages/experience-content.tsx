import { hotels } from '../../generated/data/hotels.ts';
import { topics } from '../../generated/data/vocabularies.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { AskOffice } from '../components/entry/office-contact.tsx';
import { findPlaces, hasAssumedPlaces, PlaceLink } from '../components/entry/place.tsx';
import { BriefList, briefFacts } from '../components/facts/brief-facts.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { AskLinks } from '../components/form/ask-links.tsx';
import { kindOf, listingOf, menuPages } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { pagesOfPlace } from '../components/listing/pages-of-place.ts';
import { RelatedPages } from '../components/listing/related-pages.tsx';
import { CardSection } from '../components/listing/sections.tsx';
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
  const own = factsOf(page.key);
  const places = findPlaces(context, page);
  const [place] = places;
  const properties = menuPages(
    context,
    hotels.filter(({ name }) => own.hotels.includes(name)).flatMap((hotel) => hotel.page ?? []),
    locale,
  );
  const isTrip = kindOf(page) === 'tour' && own.visit === undefined;
  const eyebrow = own.topics.map((topic) => topics[topic][locale]).join(' · ');
  const brief = briefFacts(context, page, 'head');
  const stated = statedFactsOf(page.key);
  const noted = ['money', 'hours'].flatMap((type) => stated.find((fact) => fact.type === type) ?? []);
  const [first] = briefFacts(context, page, 'card');
  const note = brief.find(({ name }) => name === noted[0]?.name)?.text ?? first?.text;
  const hasTables = stated.some(({ type }) => type === 'rows');
  // Tables need the width; the texts of tours are too short to stand beside facts.
  const isWide = hasTables || kindOf(page) === 'tour';
  const facts = (
    <PageFactSections page={page}>
      {isTrip ? <p className="fact-note">{messages[locale].facts.course}</p> : undefined}
    </PageFactSections>
  );
  return (
    <>
      <PageHeader page={page} picture={own.picture} eyebrow={eyebrow}>
        <BriefList page={page} facts={brief}>
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
        </BriefList>
        <AskLinks page={page} part="first" note={note} />
      </PageHeader>
      {hasTables && <div className="container">{facts}</div>}
      <div className="container with-aside">
        <div>
          <PageBody page={page} />
          <AskLinks page={page} part="others" />
        </div>
        <aside>{isWide ? <AskOffice locale={locale} /> : facts}</aside>
      </div>
      <div className="container">
        {isWide && !hasTables && facts}
        <ShareLink page={page} />
        {formsFor(context, page).length === 0 && !isWide && <AskOffice locale={locale} />}
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
