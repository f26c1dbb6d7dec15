import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { parentOf } from '../breadcrumbs/ancestors.ts';
import { CardSection } from './card-section.tsx';
import { relatedPages } from './related.ts';

const most = 4;

export interface RelatedPagesProps {
  readonly page: Page;
  readonly facts?: (page: Page) => ReactNode;
}

/** A few pages of a page’s section that have most in common with it, and a link to the section. */
export function RelatedPages({ page, facts }: RelatedPagesProps) {
  const context = useRenderContext();
  const { listing } = messages[page.locale];
  const section = parentOf(context, page);
  return (
    <div className="related">
      <CardSection
        title={listing.related}
        pages={relatedPages(context, page, most)}
        listing={section?.indexable ? section : undefined}
        {...(facts && { facts })}
      />
    </div>
  );
}
