import type { HotelFile, HotelIdsFile } from '../schema/facts/data.ts';
import { type Area, areaOfFile, entryOfFile } from '../schema/routes/areas.ts';
import type { AreaFile, RoutesEntry } from '../schema/routes/routes.ts';
import type { AreaSource, HotelsSource } from './spec-source.ts';

export function stemOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** Properties with an `order` first, then by name; each has its place in this order as its id. */
export function toHotels(
  source: HotelIdsFile | undefined,
  files: ReadonlyMap<string, HotelFile>,
): HotelsSource | undefined {
  if (source === undefined) return undefined;
  const sorted = [...files].sort(
    ([file, one], [otherFile, other]) => compareOrder(one, other) || (file < otherFile ? -1 : 1),
  );
  const hotels = sorted.map(([file, { order: _order, destId, ...fields }], index) => ({
    id: index + 1,
    destId,
    name: stemOf(file),
    ...fields,
  }));
  return { ...source, hotels };
}

/** Areas with their entries, those with an `order` first. Entries of an area whose own file is left out are left out, too. */
export function collectAreas(
  areas: ReadonlyMap<string, AreaFile>,
  entries: ReadonlyMap<string, RoutesEntry>,
): ReadonlyMap<Area, AreaSource> {
  const byArea = Map.groupBy(
    [...entries].flatMap(([file, entry]) => {
      const found = entryOfFile(file);
      return found === undefined ? [] : [{ ...found, entry }];
    }),
    ({ area }) => area,
  );
  return new Map(
    [...areas].map(([file, source]) => {
      const area = areaOfFile(file) ?? '';
      const sorted = (byArea.get(area) ?? []).sort(
        (one, other) => compareOrder(one.entry, other.entry) || (one.key < other.key ? -1 : 1),
      );
      return [area, { ...source, entries: new Map(sorted.map(({ key, entry }) => [key, entry])) }];
    }),
  );
}

/** Compares two items by their `order`; those without one come last. */
export function compareOrder({ order: one }: Ordered, { order: other }: Ordered): number {
  if (one === other) return 0;
  return (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);
}

interface Ordered {
  readonly order?: number;
}
