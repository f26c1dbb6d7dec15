import { messages } from '../../generated/messages/index.ts';
import { findPlace } from '../components/entry/place.tsx';
import { childPages } from '../components/listing/listing-of.ts';
import { ListingPage } from '../components/listing/listing-page.tsx';
import { CoastMap, hasMap } from '../components/map/coast-map.tsx';
import { NearMap, propertiesOnMap } from '../components/map/near-map.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplate } from './page-template.ts';

/** All destinations, then the coast and each place on maps. */
export const DestinationsPage: PageTemplate = ({ page, filter }) => {
  const context = useRenderContext();
  const places = childPages(context, page.key, page.locale);
  return (
    <ListingPage page={page} filter={filter} summarize={messages[page.locale].listing.destinations}>
      {hasMap && (
        <div className="section maps">
          <CoastMap locale={page.locale} />
          <div className="near-maps">
            {places
              .filter(({ key, locale }) => propertiesOnMap(context, key, locale).length > 0)
              .map(({ key, locale, title }) => (
                <section key={key}>
                  <h2>{findPlace(context, key, locale)?.name ?? title}</h2>
                  <NearMap place={key} locale={locale} />
                </section>
              ))}
          </div>
        </div>
      )}
    </ListingPage>
  );
};
