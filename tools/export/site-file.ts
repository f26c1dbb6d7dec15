import type { HeaderList } from '../../server/http/security-headers.ts';

/**
 * The kind of a file in the tree: a page, whose other spellings redirect to it; a listing, which also answers
 * queries and then is the app's; a page with a form, which is the app's and the file stands in for; any
 * other file; a picture, of which ranges may be asked for.
 */
export type FileKind = 'page' | 'listing' | 'form' | 'file' | 'media';

/** One file of the exported tree. */
export interface SiteFile {
  readonly kind: FileKind;
  /** Its address: root-relative, percent-encoded. */
  readonly path: string;
  /** Relative to the folder of the site, such as `en/offers.html`. */
  readonly name: string;
  readonly contentType: string;
  /** Of every answer with it, but for type, length, encoding and entity tag. */
  readonly headers: HeaderList;
  /** Whether it also stands there as `.br` and `.gz`. */
  readonly isCompressed: boolean;
}

/** The file of a page: `/` is `index.html`, `/en/` is `en/index.html`, `/en/offers` is `en/offers.html`. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}
