import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { BriefList, briefFacts } from '../components/facts/brief-facts.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { BookingBar } from '../components/form/booking-bar.tsx';
import { listAddress } from '../components/listing/filters.ts';
import { inSeason } from '../components/listing/in-season.ts';
import { listedUnder, listingOf, pageWithRole } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { offersOfPlace, pagesOfPlace } from '../components/listing/pages-of-place.ts';
import { Posters } from '../components/listing/posters.tsx';
import { CardSection, LinkSection, Section } from '../components/listing/sections.tsx';
import { CoastMap, hasMap } from '../components/map/coast-map.tsx';
import { NearMap } from '../components/map/near-map.tsx';
import { Gallery } from '../components/media/gallery.tsx';
import { Hero } from '../components/shell/page-header.tsx';
import { PageBody } from '../components/text/page-body.tsx';
import { Named } from '../components/text/page-link.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplate } from './page-template.ts';

const mostOffers = 4;
const experiences = [
  { kind: 'tour', most: 2 },
  { kind: 'activity', most: 1 },
  { kind: 'wellness', most: 1 },
] as const;

/** One place: description, accommodation, offers, activities. */
export const DestinationPage: PageTemplate = ({ page }) => {
  const context = useRenderContext();
  const { key, locale } = page;
  const { accommodation, destination, home, listing, navigation } = messages[locale];
  const properties = pagesOfPlace(context, key, ['property'], locale);
  const propertyList = listingOf(context, 'property', locale);
  return (
    <>
      <Hero page={page} picture={factsOf(key).picture} />
      <BookingBar page={page} />
      <div className="container">
        <BriefList page={page} facts={briefFacts(context, page, 'head')}>
          {propertyList && properties.length > 0 && (
            <Named name={home.accommodation}>
              <a href={listAddress(propertyList, { destination: [key] })}>
                {listing.properties({ count: properties.length })}
              </a>
            </Named>
          )}
        </BriefList>
      </div>
      <Gallery page={page} />
      <div className={hasMap ? 'container with-aside' : 'container'}>
        <div>
          <PageBody page={page} />
        </div>
        {hasMap && (
          <aside>
            <h2>{accommodation.location}</h2>
            <CoastMap locale={locale} place={key} />
            <NearMap place={key} locale={locale} />
          </aside>
        )}
      </div>
      <div className="container cards-equal">
        <CardSection title={home.accommodation} pages={properties} listing={propertyList} facts={pageFacts} />
        <CardSection
          title={home.offers}
          pages={offersOfPlace(context, key, locale).slice(0, mostOffers)}
          listing={listingOf(context, 'offer', locale)}
          facts={pageFacts}
        />
        <PageFactSections page={page} />
        <ShareLink page={page} />
      </div>
      <div className="band">
        <div className="container cards-equal">
          <CardSection
            title={home.experiences}
            pages={experiences.flatMap(({ kind, most }) =>
              inSeason(context, pagesOfPlace(context, key, [kind], locale)).slice(0, most),
            )}
            listing={pageWithRole(context, 'experiences', locale) ?? listingOf(context, 'tour', locale)}
            facts={pageFacts}
          />
          <CardSection
            title={navigation.restaurants}
            pages={pagesOfPlace(context, key, ['restaurant'], locale)}
            facts={pageFacts}
          />
          <LinkSection title={navigation.blog} pages={pagesOfPlace(context, key, ['article'], locale)} />
        </div>
      </div>
      <div className="container">
        <Section title={destination.others} listing={listingOf(context, 'destination', locale)}>
          <Posters pages={listedUnder(context, 'destination', locale).filter((other) => other.key !== key)} />
        </Section>
      </div>
    </>
  );
};
