import type { Controller } from '../../generated/routes/index.ts';
import { languageEntries } from '../components/shell/language-switcher.tsx';
import { PageShell } from '../components/shell/page-shell.tsx';
import { useRenderContext } from '../document/use-render-context.ts';
import { AccommodationPage } from './accommodation-page.tsx';
import { AccommodationsPage } from './accommodations-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { BlogsPage } from './blogs-page.tsx';
import { DestinationPage } from './destination-page.tsx';
import { DestinationsPage } from './destinations-page.tsx';
import { OfferPage } from './offer-page.tsx';
import { OffersPage } from './offers-page.tsx';
import { queryInVersion } from './page-query.ts';
import type { PageTemplate, PageTemplateProps } from './page-template.ts';
import { PostPage } from './post-page.tsx';

const templates: Readonly<Record<Controller, PageTemplate>> = {
  post: PostPage,
  blog: BlogPage,
  blogs: BlogsPage,
  offer: OfferPage,
  offers: OffersPage,
  accommodation: AccommodationPage,
  accommodations: AccommodationsPage,
  destination: DestinationPage,
  destinations: DestinationsPage,
};

/** The body of a page: its template in the shell of all pages. */
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
