import type { RenderInput } from './render-context.ts';
import type { DocumentRequest } from './render-request.tsx';

/** The site on one day: all that a server, an export or a check asks of it. */
export interface SiteOnDay {
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** The texts of sitemaps, feeds and the like, by decoded path. */
  readonly files: ReadonlyMap<string, () => string>;
  /** The canonical form of a page's query; '' if it says nothing, so that the page itself applies. */
  canonicalQuery(path: string, query: string): string;
  /** The HTML of a document. Rejects if it cannot be rendered. */
  render(request: DocumentRequest): Promise<string>;
}

/** Takes some milliseconds: open one for each day. */
export type OpenSite = (input: RenderInput) => SiteOnDay;
