import type { HeaderList } from '../../server/http/security-headers.ts';

/**
 * The kind of a file in the tree. `page`: variants of its path redirect to it. `listing`: the app answers it if there
 * is a query. `form`: the app answers it, and the file is its fallback. `file`: any other file. `media`: a picture, which supports
 * range requests.
 */
export type FileKind = 'page' | 'listing' | 'form' | 'file' | 'media';

/** One file of the exported tree. */
export interface SiteFile {
  readonly kind: FileKind;
  /** Its path: root-relative, percent-encoded. */
  readonly path: string;
  /** Relative to the folder of the site, such as `en/offers.html`. */
  readonly name: string;
  readonly contentType: string;
  /** The headers of its answers, except type, length, encoding and entity tag. */
  readonly headers: HeaderList;
  /** Whether the tree also has it as `.br` and `.gz`. */
  readonly isCompressed: boolean;
}

/** The file of a page: `/` is `index.html`, `/en/` is `en/index.html`, `/en/offers` is `en/offers.html`. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}
