import { messages } from '../../../generated/messages/index.ts';
import type { Area, Page } from '../../../generated/routes/index.ts';
import { childPages } from '../../components/listing/child-pages.ts';
import { ListingPage } from '../../components/listing/listing-page.tsx';
import { PageBody } from '../../components/text/page-body.tsx';
import type { PageTemplate } from '../page-template.ts';
import { ExperienceContent } from './experience-content.tsx';
import { HomeContent } from './home-content.tsx';
import { InformationContent } from './information-content.tsx';

const informative: readonly Area[] = ['content', 'investors'];

/** A page of content: home, a section with pages below it, an experience, or a reference page. */
export const PostPage: PageTemplate = ({ page, filter }) => {
  if (page.key === 'home') return <HomeContent page={page} />;
  if (childPages(page.key, page.locale).length > 0) {
    return (
      <>
        <ListingPage page={page} filter={filter} summarize={summaryOf(page)} />
        <PageBody page={page} />
      </>
    );
  }
  if (informative.includes(page.area)) return <InformationContent page={page} />;
  return <ExperienceContent page={page} />;
};

/** The text for the number of pages in a section. */
function summaryOf({ key, locale }: Page) {
  const { listing } = messages[locale];
  return key === 'tours' || key === 'restaurants' ? listing[key] : listing.pages;
}
