import type { Page, PageKind } from '../../generated/routes/index.ts';
import { childPages, kindOf, listedArea } from '../components/listing/listing-of.ts';
import { ListingPage } from '../components/listing/listing-page.tsx';
import { isHome } from '../components/shell/home-page.ts';
import { PageBody } from '../components/text/page-body.tsx';
import { formNameOf } from '../declarations/page-forms.ts';
import { countAt } from '../declarations/texts.ts';
import { useRenderContext } from '../document/use-render-context.ts';
import { ExperienceContent } from './experience-content.tsx';
import { FormContent } from './form-content.tsx';
import { HomeContent } from './home-content.tsx';
import { InformationContent } from './information-content.tsx';
import type { PageTemplate } from './page-template.ts';

const informative: readonly PageKind[] = ['page', 'report'];

/** A page of content: home, a section with pages below it, an experience, or a reference page. */
export const PostPage: PageTemplate = ({ page, filter, visit, thanks }) => {
  const context = useRenderContext();
  const form = formNameOf(page);
  if (form !== undefined) return <FormContent page={page} name={form} visit={visit} />;
  if (isHome(page)) return <HomeContent page={page} />;
  if (childPages(context, page.key, page.locale).length > 0) {
    return (
      <>
        <ListingPage page={page} filter={filter} summarize={summaryOf(page)} />
        <PageBody page={page} />
      </>
    );
  }
  if (informative.includes(kindOf(page))) return <InformationContent page={page} thanks={thanks} />;
  return <ExperienceContent page={page} />;
};

function summaryOf({ key, locale }: Page) {
  const counted = listedArea({ key })?.counted;
  return counted && countAt(counted, locale);
}
