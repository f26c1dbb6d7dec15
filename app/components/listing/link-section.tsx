import type { Page } from '../../../generated/routes/index.ts';
import { PageLink } from '../text/page-link.tsx';
import { Section } from './section.tsx';

export interface LinkSectionProps {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A list of plain links with a heading; nothing if there are none. */
export function LinkSection({ title, pages }: LinkSectionProps) {
  if (pages.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="links">
        {pages.map((page) => (
          <li key={page.key}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
