import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { CoastMap } from '../../components/destination/coast-map.tsx';
import { findPlace } from '../../components/destination/place.ts';
import { CardSection } from '../../components/listing/card-section.tsx';
import { childPages } from '../../components/listing/child-pages.ts';
import { LinkSection } from '../../components/listing/link-section.tsx';
import { pageFacts } from '../../components/listing/page-facts.tsx';
import { pagesOfPlace } from '../../components/listing/pages-of-place.ts';
import { Posters } from '../../components/listing/posters.tsx';
import { Section } from '../../components/listing/section.tsx';
import { Hero } from '../../components/page-header.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import { ShareLink } from '../../components/text/share-link.tsx';
import type { PageTemplate } from '../page-template.ts';

const mostOffers = 4;
const mostExperiences = 8;

/** One place: description, accommodation, offers, activities. */
export const DestinationPage: PageTemplate = ({ page }) => {
  const { key, locale } = page;
  const { accommodation, destination, home, navigation } = messages[locale];
  const place = findPlace(key, locale)?.name ?? page.title;
  return (
    <>
      <Hero page={page} picture={factsOf(key).picture} />
      <div className="container with-aside">
        <div>
          <PageBody page={page} />
          <ShareLink page={page} />
        </div>
        <aside>
          <h2>{accommodation.location}</h2>
          <CoastMap locale={locale} place={key} />
        </aside>
      </div>
      <div className="container">
        <CardSection
          title={destination.accommodation({ place })}
          pages={pagesOfPlace(key, ['accommodation'], locale)}
          listing={findPage('hotels', locale)}
          facts={pageFacts}
        />
        <CardSection
          title={destination.offers({ place })}
          pages={pagesOfPlace(key, ['offers'], locale).slice(0, mostOffers)}
          listing={findPage('offers', locale)}
          facts={pageFacts}
        />
      </div>
      <div className="band">
        <div className="container">
          <CardSection
            title={home.experiences}
            pages={pagesOfPlace(key, ['tours', 'active', 'wellness'], locale).slice(0, mostExperiences)}
            listing={findPage('discover-experiences', locale)}
          />
          <CardSection title={navigation.restaurants} pages={pagesOfPlace(key, ['restaurants'], locale)} />
          <LinkSection title={navigation.blog} pages={pagesOfPlace(key, ['blog'], locale)} />
        </div>
      </div>
      <div className="container">
        <Section title={destination.others} listing={findPage('destinations', locale)}>
          <Posters
            pages={childPages('destinations', locale).filter((other) => other.key !== key)}
            level={3}
          />
        </Section>
      </div>
    </>
  );
};
