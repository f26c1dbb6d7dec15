import { site } from '../../generated/site.ts';

/** The number of characters after which search engines cut off a title. */
const longest = 70;

/** The text of a document's title element: the page's title and, if it fits, the site's name. */
export function documentTitleOf(words: string): string {
  const named = `${words} | ${site.name}`;
  return named.length > longest ? words : named;
}
