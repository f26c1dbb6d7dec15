import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { CardFacts } from '../../components/accommodation/card-facts.tsx';
import { findPlace } from '../../components/destination/place.ts';
import { CardSection } from '../../components/listing/card-section.tsx';
import { LinkSection } from '../../components/listing/link-section.tsx';
import { pagesOfPlace } from '../../components/listing/pages-of-place.ts';
import { RelatedPages } from '../../components/listing/related-pages.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import type { PageTemplate } from '../page-template.ts';

const mostOffers = 8;

/** One place: where to stay there, its offers, what to do. */
export const DestinationPage: PageTemplate = ({ page }) => {
  const { key, locale } = page;
  const { destination, home, navigation } = messages[locale];
  const place = findPlace(key, locale)?.name ?? page.title;
  return (
    <>
      <PageHeader page={page} />
      <PageBody page={page} />
      <div className="container">
        <CardSection
          title={destination.accommodation({ place })}
          pages={pagesOfPlace(key, ['accommodation'], locale)}
          listing={findPage('hotels', locale)}
          facts={(entry) => <CardFacts page={entry} />}
        />
        <CardSection
          title={destination.offers({ place })}
          pages={pagesOfPlace(key, ['offers'], locale).slice(0, mostOffers)}
          listing={findPage('offers', locale)}
        />
        <LinkSection
          title={home.experiences}
          pages={pagesOfPlace(key, ['active', 'wellness', 'tours'], locale)}
        />
        <LinkSection title={navigation.restaurants} pages={pagesOfPlace(key, ['restaurants'], locale)} />
        <LinkSection title={navigation.blog} pages={pagesOfPlace(key, ['blog'], locale)} />
        <RelatedPages page={page} />
      </div>
    </>
  );
};
