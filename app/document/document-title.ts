import { site } from '../../generated/site.ts';

/** Characters that search engines show of a title before they cut it off. */
const longest = 70;

/** What stands in a document's title element: the page's own words and, where there is room, the site's name. */
export function documentTitleOf(words: string): string {
  const named = `${words} | ${site.name}`;
  return named.length > longest ? words : named;
}
