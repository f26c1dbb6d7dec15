import { messages } from '../../generated/messages/index.ts';
import { ListingPage } from '../components/listing/listing-page.tsx';
import type { PageTemplate } from './page-template.ts';

/** All hotels, holiday villages and the camp, with filters for place, stars and kind. */
export const AccommodationsPage: PageTemplate = ({ page, filter }) => (
  <ListingPage page={page} filter={filter} summarize={messages[page.locale].listing.properties} />
);
