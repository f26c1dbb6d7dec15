import { hotels } from '../../generated/data/hotels.ts';
import { topics } from '../../generated/data/vocabularies.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { AskOffice } from '../components/entry/office-contact.tsx';
import { findPlaces, hasAssumedPlaces, PlaceLink } from '../components/entry/place.tsx';
import { BriefItems, BriefList, briefFacts } from '../components/facts/brief-facts.tsx';
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
import { isOpenOn } from '../declarations/opening.ts';
import { formsFor } from '../declarations/page-forms.ts';
import { useRenderContext } from '../document/use-render-context.ts';

const mostHotels = 4;

/** A restaurant, tour, spa, sport or venue. */
export function ExperienceContent({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const { accommodation, home, listing } = messages[locale];
  const own = factsOf(page.key);
  const places = findPlaces(context, page);
  const [place] = places;
  const properties = menuPages(
    context,
    hotels.filter(({ name }) => own.hotels.includes(name)).flatMap((hotel) => hotel.page ?? []),
    locale,
  );
  const isTour = kindOf(page) === 'tour';
  const isTrip = isTour && own.visit === undefined;
  const eyebrow = own.topics.map((topic) => topics[topic][locale]).join('\u00a0· ');
  const brief = briefFacts(context, page, 'head');
  const stated = statedFactsOf(page.key);
  const [price, hours, months] = ['money', 'hours', 'months'].map((type) =>
    stated.find((fact) => fact.type === type),
  );
  const isClosed = !isTour && isOpenOn(context.day, stated) === false;
  const opening = brief.filter(({ name }) => name === hours?.name);
  const [first] = briefFacts(context, page, 'card');
  const note = brief.find(({ name }) => name === (price ?? hours ?? months)?.name)?.text ?? first?.text;
  const hasTables = stated.some(({ type }) => type === 'rows');
  // Tables need the width; the texts of tours are too short to stand beside facts. Other facts fold in narrow windows.
  const isWide = hasTables || isTour;
  const facts = (
    <PageFactSections page={page}>
      {isTrip ? <p className="fact-note">{messages[locale].facts.course}</p> : undefined}
    </PageFactSections>
  );
  return (
    <>
      <PageHeader page={page} picture={own.picture} eyebrow={eyebrow}>
        <BriefList page={page} facts={brief.filter((fact) => !opening.includes(fact))}>
          {opening.length > 0 && <BriefItems page={page} facts={opening} />}
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
        <AskLinks page={page} part="first" note={note} isQuiet={isClosed} />
      </PageHeader>
      {hasTables && <div className="container">{facts}</div>}
      <div className="container with-aside">
        {!isWide && stated.length > 0 && (
          <aside className="contents">
            <details>
              <summary>{accommodation.facts}</summary>
              {facts}
            </details>
          </aside>
        )}
        <div>
          <PageBody page={page} />
          {isTour && facts}
          <AskLinks page={page} part="others" />
        </div>
        {isWide && (
          <aside>
            <AskOffice locale={locale} />
          </aside>
        )}
      </div>
      <div className="container">
        <ShareLink page={page} />
        {formsFor(context, page).length === 0 && !isWide && <AskOffice locale={locale} />}
        <RelatedPages page={page} facts={pageFacts} />
        {place && places.length === 1 && !isTour && (
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
