import { messages } from '../../../generated/messages/index.ts';
import { ListingPage } from '../../components/listing/listing-page.tsx';
import type { PageTemplate } from '../page-template.ts';

/** All articles. */
export const BlogsPage: PageTemplate = ({ page }) => (
  <ListingPage page={page} summarize={messages[page.locale].listing.articles} />
);
