import type { Page } from '../../generated/routes/index.ts';

/** The day on which one of the pages last changed, as YYYY-MM-DD; there has to be a page. */
export function newestOf(pages: readonly Page[]): string {
  return pages.map(({ updated }) => updated).reduce((one, other) => (one > other ? one : other));
}
