import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { menuLabel } from '../text/menu-label.ts';
import { PageLink } from '../text/page-link.tsx';

export interface SectionProps {
  readonly title: string;
  /** The page with the whole list. */
  readonly listing?: Page | undefined;
  readonly children: ReactNode;
}

/** A part of a page with a heading and a link to the whole list. */
export function Section({ title, listing, children }: SectionProps) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>{title}</h2>
        {listing && (
          <p className="see-all">
            <PageLink page={listing}>
              {messages[listing.locale].listing.all({ section: menuLabel(listing) ?? listing.title })}
            </PageLink>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
