import type { Origin } from '../../diagnostics/diagnostic.ts';
import type { Model } from '../../model/model.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import { hotelFile } from '../../spec/schema/facts/data.ts';
import { entryFile } from '../../spec/schema/routes/route-files.ts';

/** How many facts the entries of an area have, of those that entries of its kind may have. */
export interface FactCount {
  readonly area: string;
  readonly known: number;
  readonly assumed: number;
  readonly missing: number;
}

/** A value that stands in until somebody confirms it. */
export interface AssumedFact {
  /** An area, or the folder of properties. */
  readonly of: string;
  /** The key of its entry, or the name of its record. */
  readonly owner: string;
  readonly fact: string;
  readonly at: Origin;
}

/** Counts facts by area. Listings have none; areas whose kind has none are left out. */
export function countFacts({ areas, declaredFacts }: Model, { routes }: SpecSource): readonly FactCount[] {
  return areas.flatMap(({ name, kind, listing, entries }) => {
    const possible = declaredFacts.filter(({ kinds }) => kinds.includes(kind)).length;
    const described = entries.filter(({ key, pages }) => pages.length > 0 && key !== listing);
    if (possible === 0 || described.length === 0) return [];
    const count = (block: 'facts' | 'assumed') =>
      described
        .map(({ key }) => Object.keys(routes.get(name)?.entries.get(key)?.[block] ?? {}).length)
        .reduce((total, own) => total + own, 0);
    const [known, assumed] = [count('facts'), count('assumed')];
    return [{ area: name, known, assumed, missing: possible * described.length - known - assumed }];
  });
}

/** Every assumed fact of entries and records, by file. */
export function listAssumed({ routes, hotels }: SpecSource): readonly AssumedFact[] {
  const ofEntries = [...routes].flatMap(([area, { entries }]) =>
    [...entries].flatMap(([key, { assumed = {} }]) =>
      Object.keys(assumed).map((fact): AssumedFact => {
        const at = { file: entryFile(area, key), path: ['assumed', fact], on: 'key' } as const;
        return { of: area, owner: key, fact, at };
      }),
    ),
  );
  const ofRecords = (hotels?.hotels ?? []).flatMap(({ name, assumed = [] }) =>
    assumed.map((fact): AssumedFact => {
      const at = { file: hotelFile(name), path: [fact], on: 'key' } as const;
      return { of: 'data/hotels', owner: name, fact, at };
    }),
  );
  return [...ofEntries, ...ofRecords];
}
