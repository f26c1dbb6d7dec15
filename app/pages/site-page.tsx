import { languageEntries } from '../components/language-switcher/language-entries.ts';
import { PageShell } from '../components/shell/page-shell.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import { queryInVersion } from './page-query.ts';
import type { PageTemplateProps } from './page-template.ts';
import { templates } from './templates.ts';

/** The body of a page: its template in the shell that all pages share. */
export function SitePage(props: PageTemplateProps) {
  const context = useRenderContext();
  const { page } = props;
  const Template = templates[page.controller];
  const versions = languageEntries(context, page.key, (version) =>
    queryInVersion(context, version, page, props),
  );
  return (
    <PageShell locale={page.locale} page={page} versions={versions}>
      <Template {...props} />
    </PageShell>
  );
}
