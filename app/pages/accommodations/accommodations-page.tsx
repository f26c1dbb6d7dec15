import { destinations } from '../../../generated/data/destinations.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { CardFacts } from '../../components/accommodation/card-facts.tsx';
import { findPlace } from '../../components/destination/place.ts';
import { CardList } from '../../components/listing/card-list.tsx';
import { CardSection } from '../../components/listing/card-section.tsx';
import { childPages } from '../../components/listing/child-pages.ts';
import { PageHeader } from '../../components/page-header.tsx';
import type { PageTemplate } from '../page-template.ts';

/** All hotels, holiday villages and the camp, by place. */
export const AccommodationsPage: PageTemplate = ({ page }) => {
  const { locale } = page;
  const entries = childPages(page.key, locale);
  const facts = (entry: Page) => <CardFacts page={entry} />;
  const placeless = entries.filter((entry) => !findPlace(entry.place, locale));
  return (
    <>
      <PageHeader page={page}>
        <p className="count">{messages[locale].listing.properties({ count: entries.length })}</p>
      </PageHeader>
      <div className="container">
        {destinations.map(({ key, names }) => (
          <CardSection
            key={key}
            title={names[locale]}
            pages={entries.filter((entry) => entry.place === key)}
            facts={facts}
          />
        ))}
        <CardList pages={placeless} level={2} facts={facts} />
      </div>
    </>
  );
};
