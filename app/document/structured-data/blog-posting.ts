import type { BlogPosting } from 'schema-dts';
import { locales } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import { type Identified, idOn, organization } from './identifiers.ts';
import { pageImage } from './page-image.ts';
import { destinationReference } from './place.ts';

/** An article. */
export function describeArticle(page: Page): Identified<BlogPosting> {
  const about = destinationReference(page.place, page.locale);
  return {
    '@type': 'BlogPosting',
    '@id': idOn(page, 'article'),
    headline: page.title,
    description: describePage(page),
    url: absoluteUrl(page.path),
    image: pageImage(page),
    datePublished: page.published,
    dateModified: page.updated,
    inLanguage: locales[page.titleLocale ?? page.locale].bcp47,
    ...(about && { about }),
    author: organization,
    publisher: organization,
  };
}
