import type { Page } from '../../../generated/routes/index.ts';
import { PageLink } from '../text/page-link.tsx';

interface PageLinksProps {
  readonly pages: readonly Page[];
  readonly className?: string;
}

/** A list of plain links; nothing if there are none. */
export function PageLinks({ pages, className }: PageLinksProps) {
  if (pages.length === 0) return null;
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.key}>
          <PageLink page={page} />
        </li>
      ))}
    </ul>
  );
}
