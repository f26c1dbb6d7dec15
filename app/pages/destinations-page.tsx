import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { findPlace } from '../components/entry/place.tsx';
import { childPages } from '../components/listing/listing-of.ts';
import { Posters } from '../components/listing/posters.tsx';
import { CoastMap, hasMap } from '../components/map/coast-map.tsx';
import { NearMap, propertiesOnMap } from '../components/map/near-map.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplate } from './page-template.ts';

/** All destinations, as pictures and on the map. */
export const DestinationsPage: PageTemplate = ({ page }) => {
  const context = useRenderContext();
  const places = childPages(context, page.key, page.locale);
  return (
    <>
      <PageHeader page={page} picture={factsOf(page.key).picture}>
        <p className="count">{messages[page.locale].listing.destinations({ count: places.length })}</p>
      </PageHeader>
      <div className="container">
        <div className={hasMap ? 'section split' : 'section'}>
          <Posters pages={places} level={2} />
          {hasMap && <CoastMap locale={page.locale} />}
        </div>
        <div className="section near-maps">
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
    </>
  );
};
