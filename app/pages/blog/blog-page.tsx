import { PlaceFacts } from '../../components/destination/place-facts.tsx';
import { RelatedPages } from '../../components/listing/related-pages.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { PageTemplate } from '../page-template.ts';

/** One article. */
export const BlogPage: PageTemplate = ({ page }) => (
  <article>
    <PageHeader page={page}>
      <PlaceFacts page={page} />
    </PageHeader>
    <div className="container">
      <RelatedPages page={page} />
    </div>
  </article>
);
