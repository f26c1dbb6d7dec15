import { messages } from '../../../generated/messages/index.ts';
import { ListingPage } from '../../components/listing/listing-page.tsx';
import type { PageTemplate } from '../page-template.ts';

/** All offers. */
export const OffersPage: PageTemplate = ({ page }) => (
  <ListingPage page={page} summarize={messages[page.locale].listing.offers} />
);
