import type { CollectionPage, ContactPage, FAQPage, Question, WebPage } from 'schema-dts';
import { locales } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { isHome } from '../../components/shell/home-page.ts';
import { bodyOf, readText } from '../../components/text/body-of.tsx';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from '../urls.ts';
import { organizationOf, pageImage, type Reference, webSiteIn } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { destinationReference } from './place.ts';

const section = /<summary><h[23]>(.*?)<\/h[23]><\/summary><div id="([^"]+)">(.*?)<\/div><\/details>/g;

/**
 * The questions in a page's body, with answers as HTML and the address of each. Excludes answers that contain an assumed
 * fact.
 */
function describeQuestions(context: RenderContext, page: Page): readonly Question[] {
  const body = bodyOf(context, page);
  if (body?.locale !== page.locale) return [];
  return [...body.html.matchAll(section)].flatMap(([, heading = '', id, answer = '']) => {
    if (answer.includes('data-nosnippet')) return [];
    return {
      '@type': 'Question',
      name: readText(heading),
      url: `${absoluteUrl(context, page.path)}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: makeLinksAbsolute(answer, context.settings.siteUrl) },
    };
  });
}

function makeLinksAbsolute(html: string, siteUrl: string): string {
  return html.replaceAll(' href="/', ` href="${siteUrl}/`);
}

type PageNode = WebPage | CollectionPage | ContactPage | FAQPage;

export interface PageParts {
  readonly breadcrumbs?: Reference | undefined;
  readonly list?: Reference | undefined;
  readonly things: readonly Reference[];
}

export function describeWebPage(
  context: RenderContext,
  page: Page,
  { breadcrumbs, list, things }: PageParts,
): PageNode {
  const address = absoluteUrl(context, page.path);
  const common = {
    '@id': address,
    url: address,
    name: page.documentTitle,
    description: describePage(page),
    inLanguage: locales[page.locale].bcp47,
    ...(page.reviewed && { lastReviewed: page.reviewed }),
    isPartOf: webSiteIn(context, page.locale),
    primaryImageOfPage: { '@type': 'ImageObject', url: pageImage(context, page) },
    ...(breadcrumbs && { breadcrumb: breadcrumbs }),
  } as const;
  const { purpose } = factsOf(page.key);
  if (list) return { '@type': 'CollectionPage', ...common, mainEntity: list };
  if (things.length > 0) return { '@type': 'WebPage', ...common, mainEntity: things };
  const questions = purpose === 'faq' ? describeQuestions(context, page) : [];
  if (questions.length > 0) return { '@type': 'FAQPage', ...common, mainEntity: questions };
  const about = subjectsOf(context, page);
  const type = purpose === 'contact' ? 'ContactPage' : 'WebPage';
  return { '@type': type, ...common, ...(about.length > 0 && { about }) };
}

/** The subjects of a page without own things: its properties, else its place; for home, the group. */
function subjectsOf(context: RenderContext, page: Page) {
  if (isHome(page)) return [organizationOf(context)];
  const lodgings = lodgingReferences(context, factsOf(page.key).hotels, page.locale);
  const place = destinationReference(context, page.place, page.locale);
  return lodgings.length > 0 ? lodgings : place ? [place] : [];
}
