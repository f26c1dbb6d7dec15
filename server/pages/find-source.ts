import type { SiteOnDay } from '../../app/document/site-on-day.ts';
import { encodePath } from '../../generated/routes/index.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { isWorthCompressing, type MediaType, mediaTypeOf } from './media-types.ts';
import type { AnswerSource } from './page-cache.ts';
import { createFileHeaders, createPageHeaders } from './send-answer.ts';
import type { SiteTables } from './site-tables.ts';

/** The canonical address of a request, and the source of its answer. */
interface FoundSource {
  /** Path and canonical query, percent-encoded. */
  readonly address: string;
  readonly source: AnswerSource;
}

/** @param query '' or starts with the question mark */
export type FindSource = (site: SiteOnDay, path: string, query: string) => FoundSource | undefined;

export interface SourceOptions {
  /** Decoded paths of all pages that are the same for everybody. */
  readonly paths: ReadonlySet<string>;
  readonly pathOn: SiteTables['pathOn'];
  /** By decoded path. */
  readonly clientFiles: ReadonlyMap<string, AnswerSource>;
  readonly securityHeaders: HeaderList;
}

/**
 * Creates the look-up of the source at an address: a page, a listing such as a sitemap, or a file that browsers load.
 */
export function createSourceFinder({
  paths,
  pathOn,
  clientFiles,
  securityHeaders,
}: SourceOptions): FindSource {
  const pageType = mediaTypeOf('.html');
  const pageHeaders = createPageHeaders(securityHeaders);
  const isLargePage = compressible(pageType);
  const fileSource = (path: string, render: () => string): AnswerSource => {
    const type = mediaTypeOf(path);
    return {
      headers: createFileHeaders({ ...type, cacheControl: 'no-cache' }, securityHeaders),
      isWorthCompressing: compressible(type),
      render: async () => render(),
    };
  };
  return (site, path, query) => {
    if (paths.has(path) && pathOn(site.day, path) === path) {
      const canonical = site.canonicalQuery(path, query);
      return {
        address: encodePath(path) + canonical,
        source: {
          headers: pageHeaders,
          isWorthCompressing: isLargePage,
          render: () => site.render({ kind: 'page', path, query: canonical }),
        },
      };
    }
    const text = site.files.get(path);
    const source = text === undefined ? clientFiles.get(path) : fileSource(path, text);
    return source && { address: encodePath(path), source };
  };
}

function compressible(type: MediaType): (size: number) => boolean {
  return (size) => isWorthCompressing(type, size);
}
