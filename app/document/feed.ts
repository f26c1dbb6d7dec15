import { type Locale, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { kindOf, listedUnder, listingOf } from '../components/listing/listing-of.ts';
import { isHome } from '../components/shell/home-page.ts';
import { describePage, documentTitleOf } from './describe-page.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { RenderContext } from './render-context.ts';
import { newestOf } from './sitemap.ts';
import { absoluteUrl, previewUrl } from './urls.ts';

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** The link from a page to a feed. */
export interface FeedLink {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

/** The feed of home and the blog; undefined on other pages and if there is no blog. */
export function feedOf(context: RenderContext, page: Page): FeedLink | undefined {
  const { locale } = page;
  if (!(isHome(page) || kindOf(page) === 'article') || !listingOf(context, 'article', locale))
    return undefined;
  return { url: absoluteUrl(context, feedPath(locale)), title: messages[locale].blog.feed };
}

/** A listing of articles as RSS 2.0, newest first; articles of the same day are in the order of the listing. */
export function renderFeed(context: RenderContext, blog: Page): string {
  const { locale } = blog;
  const articles = listedUnder(context, 'article', locale).toSorted((one, other) =>
    other.published.localeCompare(one.published),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
${element('title', documentTitleOf(blog.title))}
${element('link', absoluteUrl(context, blog.path))}
<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(absoluteUrl(context, feedPath(locale)))}"/>
${element('description', describePage(blog))}
${element('language', locales[locale].bcp47)}
${element('lastBuildDate', rssDate(newestOf([blog, ...articles])))}
${articles.map((article) => renderItem(context, article)).join('')}</channel>
</rss>
`;
}

/** Root-relative path of a language's feed. */
export function feedPath(locale: Locale): string {
  return `${locales[locale].prefix}/feed.xml`;
}

function renderItem(context: RenderContext, article: Page): string {
  const address = absoluteUrl(context, article.path);
  const picture = previewUrl(context, factsOf(article.key).picture);
  return `<item>
${element('title', article.title)}
${element('link', address)}
${element('guid', address)}
${element('pubDate', rssDate(article.published))}
${element('description', describePage(article))}
<media:content url="${escapeMarkup(picture)}" type="image/jpeg" medium="image" width="1200" height="630"/>
</item>
`;
}

/** Formats the start of a day in UTC as in RFC 822, for RSS. */
function rssDate(day: string): string {
  return new Date(day).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
