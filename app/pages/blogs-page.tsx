import { locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { listingOf } from '../components/listing/listing-of.ts';
import { ListingPage } from '../components/listing/listing-page.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import type { PageTemplate } from './page-template.ts';

/** All articles, with a filter for topic. */
export const BlogsPage: PageTemplate = ({ page, filter }) => {
  const context = useRenderContext();
  const { blog, listing } = messages[page.locale];
  return (
    <ListingPage page={page} filter={filter} summarize={listing.articles}>
      {listingOf(context, 'article', page.locale) && (
        <p className="see-all section">
          <a href={`${locales[page.locale].prefix}/feed.xml`}>{blog.feed}</a>
        </p>
      )}
    </ListingPage>
  );
};
