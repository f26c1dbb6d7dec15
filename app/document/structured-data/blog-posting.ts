import type { BlogPosting } from 'schema-dts';
import { locales } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idOn, organizationOf } from './identifiers.ts';
import { pageImage } from './page-image.ts';
import { destinationReference } from './place.ts';

/** An article. */
export function describeArticle(context: RenderContext, page: Page): Identified<BlogPosting> {
  const about = destinationReference(context, page.place, page.locale);
  return {
    '@type': 'BlogPosting',
    '@id': idOn(context, page, 'article'),
    headline: page.title,
    description: describePage(page),
    url: absoluteUrl(context, page.path),
    image: pageImage(context, page),
    datePublished: page.published,
    dateModified: page.updated,
    inLanguage: locales[page.titleLocale ?? page.locale].bcp47,
    ...(about && { about }),
    author: organizationOf(context),
    publisher: organizationOf(context),
  };
}
