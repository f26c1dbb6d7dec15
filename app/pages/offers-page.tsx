import { messages } from '../../generated/messages/index.ts';
import { ListingPage } from '../components/listing/listing-page.tsx';
import type { PageTemplate } from './page-template.ts';

/** All offers, with filters for theme and place. */
export const OffersPage: PageTemplate = ({ page, filter }) => (
  <ListingPage page={page} filter={filter} summarize={messages[page.locale].listing.offers} />
);
