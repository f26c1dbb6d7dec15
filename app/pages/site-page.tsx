import { PageShell } from '../components/shell/page-shell.tsx';
import type { PageTemplateProps } from './page-template.ts';
import { templates } from './templates.ts';

/** The body of a page: its template in the shell that all pages share. */
export function SitePage(props: PageTemplateProps) {
  const { page } = props;
  const Template = templates[page.controller];
  return (
    <PageShell locale={page.locale} page={page}>
      <Template {...props} />
    </PageShell>
  );
}
