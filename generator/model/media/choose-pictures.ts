import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { PageModel } from '../model.ts';

/** An entry that needs a picture. */
export interface PicturedEntry {
  readonly pages: readonly PageModel[];
  /** A picture, or a family of pictures; undefined for any. */
  readonly wanted: string | undefined;
  /** The origin of the request; left out where it has been checked. */
  readonly at?: Origin;
}

/**
 * Makes the chooser of pictures. Called for an area, it returns the chooser for the area’s entries in spec order. Pictures
 * of a family are used in turn within an area, skipping the picture of the preceding entry of a listing in any locale.
 * @param names all pictures as `family/member`; without any, each entry gets the picture it requests
 */
export function createPictureChooser(
  names: readonly string[],
  report: Report,
): () => (entry: PicturedEntry) => string {
  const families = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('/')));
  const last = new Map<string, string>();
  const reported = new Set<Origin>();
  const findMembers = ({ wanted, at }: PicturedEntry): readonly string[] => {
    if (wanted === undefined) return names;
    if (names.includes(wanted) || names.length === 0) return [wanted];
    const members = families.get(wanted);
    if (members !== undefined || at === undefined || reported.has(at)) return members ?? [];
    reported.add(at);
    report({
      code: 'MEDIA_UNKNOWN',
      message: `There is no picture or family of pictures “${wanted}”.`,
      help: `${didYouMean(wanted, [...families.keys(), ...names])}Name a picture or a folder of spec/media.`,
      at: [at],
    });
    return [];
  };
  return () => {
    const turns = new Map<string, number>();
    return (entry) => {
      const family = entry.wanted ?? '';
      const members = findMembers(entry);
      const listings = entry.pages
        .filter((page) => page.indexable && page.parent !== undefined)
        .map((page) => `${page.locale} ${page.parent}`);
      const taken = new Set(listings.map((listing) => last.get(listing)));
      const start = turns.get(family) ?? 0;
      const inTurn = members.map((_, step) => (start + step) % members.length);
      const index = inTurn.find((candidate) => !taken.has(members[candidate])) ?? inTurn[0] ?? 0;
      turns.set(family, index + 1);
      const chosen = members[index] ?? '';
      for (const listing of listings) last.set(listing, chosen);
      return chosen;
    };
  };
}
