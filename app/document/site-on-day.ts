import type { RenderInput } from './render-context.ts';
import type { DocumentRequest } from './render-request.tsx';

/** The site on one day, for a server, an export or a check. */
export interface SiteOnDay {
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** Sitemaps, feeds and other files, by decoded path. */
  readonly files: ReadonlyMap<string, () => string>;
  /** The canonical form of a page's query; '' if the query has no effect. */
  canonicalQuery(path: string, query: string): string;
  /** Renders an HTML document; rejects if that fails. */
  render(request: DocumentRequest): Promise<string>;
}

/** Takes some milliseconds; open one per day. */
export type OpenSite = (input: RenderInput) => SiteOnDay;
