import { messages } from '../../../generated/messages/index.ts';
import type { Area, Page } from '../../../generated/routes/index.ts';
import { LinkSection } from '../../components/listing/link-section.tsx';
import { RelatedPages } from '../../components/listing/related-pages.tsx';
import { siblingPages } from '../../components/listing/sibling-pages.ts';

const informative: readonly Area[] = ['content', 'conferences', 'investors'];
const mostLinks = 8;

/** The way on from a page of content: cards where guests choose, plain links where they look something up. */
export function SectionNeighbours({ page }: { readonly page: Page }) {
  return (
    <div className="container">
      {informative.includes(page.area) ? (
        <LinkSection
          title={messages[page.locale].listing.inSection}
          pages={page.parent === 'home' ? [] : siblingPages(page, mostLinks)}
        />
      ) : (
        <RelatedPages page={page} />
      )}
    </div>
  );
}
