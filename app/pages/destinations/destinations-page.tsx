import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { CoastMap } from '../../components/destination/coast-map.tsx';
import { hasMap } from '../../components/destination/has-map.ts';
import { childPages } from '../../components/listing/child-pages.ts';
import { Posters } from '../../components/listing/posters.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { PageTemplate } from '../page-template.ts';

/** All destinations, as pictures and on the map. */
export const DestinationsPage: PageTemplate = ({ page }) => {
  const places = childPages(page.key, page.locale);
  return (
    <>
      <PageHeader page={page} picture={factsOf(page.key).picture}>
        <p className="count">{messages[page.locale].listing.destinations({ count: places.length })}</p>
      </PageHeader>
      <div className="container">
        <div className={hasMap ? 'section split' : 'section'}>
          {hasMap && <CoastMap locale={page.locale} />}
          <Posters pages={places} level={2} />
        </div>
      </div>
    </>
  );
};
