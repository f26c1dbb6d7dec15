import type { Area, RoutesEntry } from '../read/schema/routes.ts';
import type { AreaSource } from '../read/spec-source.ts';
import type { AbsentEntryModel, AreaModel } from './model.ts';

const most = 4;

/**
 * The entries without a page in any language, each with similar entries of its area: first those of the same property,
 * then of the same place, then with shared topics or words in the key. The area's listing page comes last.
 */
export function findNearEntries(
  areas: readonly AreaModel[],
  sources: ReadonlyMap<Area, AreaSource>,
): readonly AbsentEntryModel[] {
  return areas.flatMap(({ name, listing, unlisted, entries }) => {
    const source = sources.get(name)?.entries;
    const others = entries.filter(
      ({ key, pages }) => pages.some(({ indexable }) => indexable) && key !== listing && !unlisted.has(key),
    );
    const absent = entries.filter(({ key, pages }) => pages.length === 0 && !isRedirected(source?.get(key)));
    return absent.map(({ key }) => {
      const measured = others.map((other) => ({
        near: other.key,
        closeness: measureCloseness([key, source?.get(key)], [other.key, source?.get(other.key)]),
      }));
      // The sort is stable: equals keep spec order.
      const ranked = measured.sort((one, other) => other.closeness - one.closeness);
      const near = ranked.slice(0, most).map((each) => each.near);
      return { key, near: listing === undefined ? near : [...near, listing] };
    });
  });
}

type Keyed = readonly [key: string, entry: RoutesEntry | undefined];

function measureCloseness([key, entry]: Keyed, [otherKey, other]: Keyed): number {
  const shared = (list: readonly string[] = [], second: readonly string[] = []) =>
    list.filter((item) => second.includes(item)).length;
  const samePlace = entry?.place !== undefined && entry.place === other?.place;
  return (
    (shared(entry?.hotels, other?.hotels) > 0 ? 100 : 0) +
    (samePlace ? 10 : 0) +
    3 * shared(entry?.themes, other?.themes) +
    3 * shared(entry?.topics, other?.topics) +
    2 * shared(key.split('-'), otherKey.split('-'))
  );
}

function isRedirected(entry: RoutesEntry | undefined): boolean {
  return Object.keys(entry?.locales ?? {}).length > 0;
}
