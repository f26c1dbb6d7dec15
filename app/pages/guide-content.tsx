import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { findPlace } from '../components/entry/place.tsx';
import { BookingBar } from '../components/form/booking-bar.tsx';
import { compareDifferences } from '../components/listing/comparison.ts';
import { ComparisonTable } from '../components/listing/comparison-table.tsx';
import { listingOf } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { pagesOfPlace } from '../components/listing/pages-of-place.ts';
import { CardSection, Section } from '../components/listing/sections.tsx';
import { Gallery } from '../components/media/gallery.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { PageBody } from '../components/text/page-body.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { useRenderContext } from '../document/use-render-context.ts';

/** A guide to the properties of a place: a text, their facts side by side, and their cards. */
export function GuideContent({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { locale } = page;
  const { accommodation, home } = messages[locale];
  const place = findPlace(context, page.place, locale);
  const properties = place === undefined ? [] : pagesOfPlace(context, place.key, ['property'], locale);
  return (
    <>
      <PageHeader page={page} picture={factsOf(page.key).picture} eyebrow={place?.name} />
      <BookingBar page={page} />
      <Gallery page={page} />
      <PageBody page={page} />
      <div className="container">
        {properties.length > 1 && (
          <Section title={accommodation.facts}>
            <ComparisonTable
              entries={properties}
              locale={locale}
              rows={compareDifferences(properties, locale)}
            />
          </Section>
        )}
        <ShareLink page={page} />
        <CardSection
          title={home.accommodation}
          pages={properties}
          listing={listingOf(context, 'property', locale)}
          facts={pageFacts}
        />
      </div>
    </>
  );
}
