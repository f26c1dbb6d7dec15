import type { Page } from '../../generated/routes/index.ts';
import { PageShell } from '../components/shell/page-shell.tsx';
import { templates } from './templates.ts';

/** The body of a page: its template in the shell that all pages share. */
export function SitePage({ page }: { readonly page: Page }) {
  const Template = templates[page.controller];
  return (
    <PageShell locale={page.locale} page={page}>
      <Template page={page} />
    </PageShell>
  );
}
