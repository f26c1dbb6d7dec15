import { type Locale, localeCodes } from '../../generated/locales.ts';
import type { Page } from '../../generated/routes/index.ts';
import { listingOf } from '../components/listing/listing-of.ts';
import { searchFilePath } from '../search/search-file-path.ts';
import type { DocumentAssets } from './document.ts';
import { feedPath, renderFeed } from './feed.ts';
import { renderManifest } from './manifest.ts';
import { fileOfPage } from './page-file.ts';
import type { RenderContext } from './render-context.ts';
import { renderPage } from './render-page.tsx';
import { renderSearchFile } from './render-search.tsx';
import { renderRobots } from './robots.ts';
import { renderSitemap, renderSitemapIndex, sitemapName } from './sitemap.ts';
import { renderSpeculationRules, speculationRulesName } from './speculation-rules.ts';

/** A file of the site that comes from `generated/`. */
interface SiteFile {
  /** As clients ask for it; of a page, as `fileOfPage` gives it. */
  readonly path: string;
  /** The pack that holds it: that of its locale, or that of all locales. */
  readonly pack: Locale | 'site';
  readonly render: () => string;
}

/** Every file of the site that comes from `generated/`: pages, sitemaps, feeds, robots, manifest. */
export function* siteFiles(context: RenderContext, assets: DocumentAssets): Generator<SiteFile> {
  for (const page of context.pages) {
    yield {
      path: fileOfPage(page.path),
      pack: page.locale,
      render: () => renderOrName(context, page, assets),
    };
  }
  const pack = 'site';
  yield { path: 'sitemap.xml', pack, render: () => renderSitemapIndex(context) };
  for (const locale of localeCodes) {
    yield { path: sitemapName(locale), pack: locale, render: () => renderSitemap(context, locale) };
    const blog = listingOf(context, 'article', locale);
    if (blog)
      yield { path: feedPath(locale).slice(1), pack: locale, render: () => renderFeed(context, blog) };
    yield {
      path: searchFilePath(locale).slice(1),
      pack: locale,
      render: () => renderSearchFile(context, locale),
    };
  }
  yield { path: 'robots.txt', pack, render: () => renderRobots(context) };
  yield { path: 'site.webmanifest', pack, render: renderManifest };
  yield { path: speculationRulesName, pack, render: () => renderSpeculationRules(context) };
}

function renderOrName(context: RenderContext, page: Page, assets: DocumentAssets): string {
  try {
    return renderPage(context, page, assets);
  } catch (cause) {
    throw new Error(`The page ${page.path} could not be rendered`, { cause });
  }
}
