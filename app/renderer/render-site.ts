import { localeCodes } from '../../generated/locales.ts';
import { type Page, pages } from '../../generated/routes/index.ts';
import { searchFilePath } from '../search/search-file-path.ts';
import type { DocumentAssets } from './document.ts';
import { feedPath, renderFeed } from './feed.ts';
import { renderManifest } from './manifest.ts';
import { renderPage } from './render-page.tsx';
import { renderSearchFile } from './render-search.tsx';
import { renderRobots } from './robots.ts';
import { renderSitemap, renderSitemapIndex, sitemapName } from './sitemap.ts';
import { renderSpeculationRules, speculationRulesName } from './speculation-rules.ts';

/**
 * Makes every file of the site that comes from `generated/`, one after the other: pages, sitemaps, feeds, robots, manifest.
 * @returns pairs of the path in `dist/pages` and the text
 */
export function* renderSite(assets: DocumentAssets): Generator<[path: string, text: string]> {
  for (const page of pages) yield [fileOf(page.path), renderOrName(page, assets)];
  yield ['sitemap.xml', renderSitemapIndex()];
  for (const locale of localeCodes) {
    yield [sitemapName(locale), renderSitemap(locale)];
    yield [feedPath(locale).slice(1), renderFeed(locale)];
    yield [searchFilePath(locale).slice(1), renderSearchFile(locale)];
  }
  yield ['robots.txt', renderRobots()];
  yield ['site.webmanifest', renderManifest()];
  yield [speculationRulesName, renderSpeculationRules()];
}

/** `/` is `index.html`, `/en/` is `en/index.html`, `/en/offers` is `en/offers.html`. */
function fileOf(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

function renderOrName(page: Page, assets: DocumentAssets): string {
  try {
    return renderPage(page, assets);
  } catch (cause) {
    throw new Error(`The page ${page.path} could not be rendered`, { cause });
  }
}
