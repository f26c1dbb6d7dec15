import type { Page } from '../../../generated/routes/index.ts';
import { PageLinks } from './page-links.tsx';
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
      <PageLinks pages={pages} className="links" />
    </Section>
  );
}
