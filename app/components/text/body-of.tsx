import { renderToStaticMarkup } from 'react-dom/server';
import { type Body, findBody } from '../../../generated/content/index.ts';
import type { Locale } from '../../../generated/locales.ts';
import { altTexts, type DescribedPicture } from '../../../generated/media/alt-texts.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import { encodePath, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { lifeOn } from '../../declarations/life.ts';
import { lifeOf } from '../../declarations/offer-life.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { renderMarkup } from '../../document/render-markup.tsx';
import { AnswerText } from '../facts/answer-text.tsx';
import { answerOf } from '../facts/answers.ts';
import { companyFact, withoutMissing } from '../facts/company-facts.ts';
import { factText } from '../facts/fact-texts.ts';
import { PropertyTable } from '../facts/property-table.tsx';
import { Picture } from '../media/picture.tsx';
import { PageLink } from './page-link.tsx';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of HTML on one line. Headings without punctuation get a colon. */
export function plainText(html: string): string {
  const spaced = html
    .replace(/([^?!.:…])<\/h\d>/g, '$1:</h2>')
    .replace(/<\/?(?:p|h\d|ul|ol|li|table|thead|tbody|tr|t[hd]|blockquote|br|hr)\b[^>]*>/g, ' ');
  return readText(spaced).replace(/\s+/g, ' ').trim();
}

/** The text of generated HTML, with unchanged white space. */
export function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

const emptyFact = /<span data-fact="([^"]+)"><\/span>/g;
const emptyTable = /<table data-columns="([^"]+)"><\/table>/g;
const emptyAnswer = /<p data-answer="([^"]+)"><\/p>/g;
const emptyPicture = /<picture data-picture="([^"]+)"><\/picture>/g;
const datedPart = /<template data-from="([^"]*)" data-until="([^"]*)">(.*?)<\/template>/gs;
const ownLink = / href="(\/[^"#?]*)/g;
const linkWithWords = /<a href="(\/[^"#?]*)(?:#[^"]*)?">(.*?)<\/a>/g;

/**
 * The body of a page as on the day, with facts, tables and pictures filled in and without links to
 * ended offers and to pages that are not there. If the body is borrowed from
 * another language, its links lead to pages in the page's language. Undefined if no language has a body,
 * or if it is not there on the day.
 */
export function bodyOf(context: RenderContext, page: Page): Body | undefined {
  const body = findBody(page.key, page.locale);
  if (body === undefined) return undefined;
  const { locale, isOutdated } = body;
  const html = body.html.replaceAll(datedPart, (_, from: string, until: string, part: string) =>
    lifeOn(context.day, { from, ...(until && { until }) }) === 'running' ? part : '',
  );
  if (html === '') return undefined;
  const filled = withoutMissing(html, page.locale)
    .replaceAll(emptyFact, (_, name: string) => fillFact(name, page))
    .replaceAll(emptyTable, (_, columns: string) =>
      renderMarkup(context, <PropertyTable columns={columns.split(' ')} page={page} />),
    )
    .replaceAll(emptyAnswer, (_, key: RouteKey) => fillAnswer(context, key, page.locale))
    .replaceAll(emptyPicture, (_, name: DescribedPicture) => fillPicture(context, name, page.locale))
    .replaceAll(linkWithWords, (link, path: string, words: string) => (isOver(context, path) ? words : link));
  if (locale === page.locale) return { html: filled, locale, isOutdated };
  return {
    html: filled.replaceAll(ownLink, (_, path: string) => ` href="${findOwn(context, path, page.locale)}`),
    locale,
    isOutdated,
  };
}

/** Assumed facts are excluded from search engines' snippets. */
function fillFact(name: string, page: Page): string {
  const known = companyFact(name, page.locale);
  if (known !== undefined) return renderToStaticMarkup(<span data-fact={name}>{known}</span>);
  const fact = statedFactsOf(page.key).find((candidate) => candidate.name === name);
  if (fact === undefined) return '';
  const isAssumed = factsOf(page.key).assumed.some((assumed) => assumed === name);
  return renderToStaticMarkup(
    <span data-fact={name} data-nosnippet={isAssumed || undefined}>
      {factText(fact, page.locale)}
    </span>,
  );
}

/** The answer of another page, with a link to it; nothing if the page or its answer is missing in the locale. */
function fillAnswer(context: RenderContext, key: RouteKey, locale: Locale): string {
  const page = context.findPage(key, locale);
  const answer = page && answerOf(context, page);
  if (page === undefined || answer === undefined) return '';
  return renderMarkup(
    context,
    <AnswerText answer={answer}>
      <PageLink page={page} />
    </AnswerText>,
  );
}

function fillPicture(context: RenderContext, name: DescribedPicture, locale: Locale): string {
  return renderMarkup(
    context,
    <Picture
      name={name}
      alt={altTexts[name][locale]}
      sizes="(min-width: 48rem) 44rem, 100vw"
      largest={1200}
    />,
  );
}

/** Whether a path is that of a page which is not there on the day, or of an ended offer. */
function isOver(context: RenderContext, path: string): boolean {
  const page = context.lookup(decodeURI(path));
  return page === undefined || lifeOf(context, page.key) === 'ended';
}

/** The path of the same page in another language; the given path if there is none. */
function findOwn(context: RenderContext, path: string, locale: Locale): string {
  const key = context.lookup(decodeURI(path))?.key;
  const page = key && context.findPage(key, locale);
  return page === undefined ? path : encodePath(page.path);
}
