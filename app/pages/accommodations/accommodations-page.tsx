import { messages } from '../../../generated/messages/index.ts';
import { ListingPage } from '../../components/listing/listing-page.tsx';
import type { PageTemplate } from '../page-template.ts';

/** All hotels, holiday villages and the camp, by place, stars and kind if a guest likes. */
export const AccommodationsPage: PageTemplate = ({ page, filter }) => (
  <ListingPage page={page} filter={filter} summarize={messages[page.locale].listing.properties} />
);
