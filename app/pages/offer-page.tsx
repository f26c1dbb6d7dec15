import { themes } from '../../generated/data/vocabularies.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { OfferNotice, offerNote } from '../components/entry/offer-facts.tsx';
import { OfferHouses } from '../components/entry/offer-houses.tsx';
import { findPlace, PlaceLink } from '../components/entry/place.tsx';
import { BriefList, briefFacts } from '../components/facts/brief-facts.tsx';
import { PageFactSections } from '../components/facts/fact-sections.tsx';
import { AskLinks } from '../components/form/ask-links.tsx';
import { BookingBar } from '../components/form/booking-bar.tsx';
import { listingOf } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { RelatedPages, relatedPages } from '../components/listing/related-pages.tsx';
import { CardSection } from '../components/listing/sections.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { PageBody } from '../components/text/page-body.tsx';
import { Named } from '../components/text/page-link.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { firstDayToCome, lifeOf } from '../declarations/offer-life.ts';
import type { RenderContext } from '../document/render-context.ts';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplate } from './page-template.ts';

const mostSuccessors = 4;

/** One offer. */
export const OfferPage: PageTemplate = ({ page }) => {
  const context = useRenderContext();
  const { locale } = page;
  const { accommodation, offer } = messages[locale];
  const facts = factsOf(page.key);
  const place = findPlace(context, page.place, locale);
  const life = lifeOf(context, page.key);
  const canBook = context.settings.booking !== '';
  return (
    <>
      <PageHeader
        page={page}
        picture={facts.picture}
        eyebrow={facts.themes.map((theme) => themes[theme][locale]).join('\u00a0· ')}
      >
        <OfferNotice page={page} />
        <BriefList page={page} facts={briefFacts(context, page, 'head')}>
          {place && (
            <Named name={accommodation.destination}>
              <PlaceLink place={place} />
            </Named>
          )}
        </BriefList>
        {life === 'running' && <AskLinks page={page} part="first" note={offerNote(page)} isQuiet={canBook} />}
      </PageHeader>
      <div className={life === 'running' ? 'container with-aside' : 'container'}>
        <div>
          <PageBody page={page} />
          <PageFactSections page={page} apart={['properties']}>
            <OfferHouses page={page} />
          </PageFactSections>
          {life === 'running' && <AskLinks page={page} part="others" />}
          <ShareLink page={page} />
        </div>
        {life === 'running' && (
          <aside>
            <BookingBar page={page} from={firstDayToCome(context, page.key)} isQuiet />
          </aside>
        )}
      </div>
      <div className="container">
        {life === 'ended' && (
          <CardSection
            title={offer.successors}
            pages={successors(context, page)}
            listing={listingOf(context, 'offer', locale)}
            facts={pageFacts}
          />
        )}
        {life !== 'ended' && <RelatedPages page={page} facts={pageFacts} />}
      </div>
    </>
  );
};

/** The most similar offers to an ended one. */
function successors(context: RenderContext, page: Page): readonly Page[] {
  return relatedPages(context, page, mostSuccessors).filter(({ key }) => lifeOf(context, key) === 'running');
}
