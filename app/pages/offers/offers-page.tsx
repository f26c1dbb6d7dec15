import { messages } from '../../../generated/messages/index.ts';
import { ListingPage } from '../../components/listing/listing-page.tsx';
import type { PageTemplate } from '../page-template.ts';

/** All offers, by theme and place if a guest likes. */
export const OffersPage: PageTemplate = ({ page, filter }) => (
  <ListingPage page={page} filter={filter} summarize={messages[page.locale].listing.offers} />
);
