import { localeCodes } from '../../generated/locales.ts';
import { listingOf } from '../components/listing/listing-of.ts';
import { searchFilePath } from '../declarations/search-addresses.ts';
import { calendarPath, renderCalendar } from './calendar-file.ts';
import { feedPath, renderFeed } from './feed.ts';
import { renderManifest } from './manifest.ts';
import type { RenderContext } from './render-context.ts';
import { renderSearchFile } from './render-search.tsx';
import { renderRobots, renderSitemap, renderSitemapIndex, sitemapName } from './sitemap.ts';
import { renderSpeculationRules, speculationRulesName } from './speculation-rules.ts';

/** The files of the site other than pages, by root-relative path. */
export function siteFiles(context: RenderContext): ReadonlyMap<string, () => string> {
  const files = new Map<string, () => string>([
    ['/robots.txt', () => renderRobots(context)],
    ['/site.webmanifest', renderManifest],
    [`/${speculationRulesName}`, () => renderSpeculationRules(context)],
    ['/sitemap.xml', () => renderSitemapIndex(context)],
  ]);
  for (const locale of localeCodes) {
    files.set(`/${sitemapName(locale)}`, () => renderSitemap(context, locale));
    files.set(searchFilePath(locale), () => renderSearchFile(context, locale));
    const blog = listingOf(context, 'article', locale);
    if (blog) files.set(feedPath(locale), () => renderFeed(context, blog));
  }
  for (const page of context.pages) {
    const path = calendarPath(context, page);
    if (path !== undefined) files.set(path, () => renderCalendar(context, page));
  }
  return files;
}
