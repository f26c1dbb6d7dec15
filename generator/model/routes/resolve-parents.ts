import type { DraftPage } from './draft-pages.ts';

/**
 * The parent of each page in its locale: the page with the longest slug list that begins its own, else its area's listing,
 * else the home page. The home page has none.
 */
export function resolveParents(
  drafts: readonly DraftPage[],
  listings: ReadonlyMap<string, string>,
): ReadonlyMap<DraftPage, string | undefined> {
  const bySlug = new Map<string, DraftPage>();
  const byKey = new Map<string, DraftPage>();
  const homes = new Map<string, string>();
  for (const draft of drafts) {
    byKey.set(`${draft.locale} ${draft.key}`, draft);
    if (draft.slug === '') homes.set(draft.locale, draft.key);
    else bySlug.set(`${draft.locale} ${draft.slug.join('/')}`, draft);
  }
  const parents = new Map<DraftPage, string | undefined>();
  for (const draft of drafts) parents.set(draft, parentOf(draft));
  return parents;

  function parentOf(draft: DraftPage): string | undefined {
    if (draft.slug === '') return undefined;
    for (let length = draft.slug.length - 1; length > 0; length -= 1) {
      const above = bySlug.get(`${draft.locale} ${draft.slug.slice(0, length).join('/')}`);
      if (above !== undefined && !leadsTo(above, draft)) return above.key;
    }
    const listing = draft.listed ? listings.get(draft.area) : undefined;
    const listingPage = listing === undefined ? undefined : byKey.get(`${draft.locale} ${listing}`);
    const isBelow =
      listingPage?.slug !== '' && listingPage?.slug.join('/').startsWith(`${draft.slug.join('/')}/`);
    if (listingPage !== undefined && !isBelow && !leadsTo(listingPage, draft)) return listing;
    return homes.get(draft.locale);
  }

  /** Whether a page is the other or a descendant of it: areas may list each other's listings. */
  function leadsTo(page: DraftPage, other: DraftPage): boolean {
    let at: DraftPage | undefined = page;
    while (at !== undefined && at !== other) at = byKey.get(`${at.locale} ${parents.get(at)}`);
    return at === other;
  }
}
