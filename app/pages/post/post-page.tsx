import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { PlaceFacts } from '../../components/destination/place-facts.tsx';
import { childPages } from '../../components/listing/child-pages.ts';
import { ListingPage } from '../../components/listing/listing-page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import type { PageTemplate } from '../page-template.ts';
import { HomeContent } from './home-content.tsx';
import { SectionNeighbours } from './section-neighbours.tsx';

/** A page of content: home, a section with pages below it, or a single text. */
export const PostPage: PageTemplate = ({ page }) => {
  if (page.key === 'home') return <HomeContent page={page} />;
  if (childPages(page.key, page.locale).length > 0) {
    return (
      <>
        <ListingPage page={page} summarize={summaryOf(page)} />
        <PageBody page={page} />
        <SectionNeighbours page={page} />
      </>
    );
  }
  return (
    <>
      <PageHeader page={page}>
        <PlaceFacts page={page} />
      </PageHeader>
      <PageBody page={page} />
      <SectionNeighbours page={page} />
    </>
  );
};

/** The words for the number of pages of a section. */
function summaryOf({ key, locale }: Page) {
  const { listing } = messages[locale];
  return key === 'tours' || key === 'restaurants' ? listing[key] : listing.pages;
}
