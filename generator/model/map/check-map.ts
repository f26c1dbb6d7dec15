import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FactsFile, TermsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { entryFile } from '../../spec/schema/routes/areas.ts';
import type { MapFile } from '../../spec/schema/site/map.ts';
import type { AreaModel, DestinationRecord, FactsModel } from '../model.ts';
import type { Position } from './map-model.ts';

/** The sources of the positions of properties. */
interface PropertySources {
  readonly areas: readonly AreaModel[];
  readonly declared: FactsFile;
  readonly facts: readonly FactsModel[];
}

export interface PropertyPosition extends Position {
  /** The key of its page. */
  readonly key: string;
  /** The key of the destination where it is. */
  readonly place: string;
  /** Where the spec states it. */
  readonly at: Origin;
}

/** The positions that pages of properties show: the first fact of each whose values are points. */
export function findProperties({ areas, declared, facts }: PropertySources): readonly PropertyPosition[] {
  const points = Object.keys(declared).filter((name) => declared[name]?.type === 'point');
  const properties = areas.filter(({ kind }) => kind === 'property');
  return properties.flatMap((area) =>
    area.entries.flatMap(({ key, pages }) => {
      const place = pages[0]?.place;
      const stated = facts.find((candidate) => candidate.key === key);
      const name = points.find((point) => stated?.values[point] !== undefined);
      if (place === undefined || stated === undefined || name === undefined) return [];
      const path = [stated.assumed.includes(name) ? 'assumed' : 'facts', name];
      const at = { file: entryFile(area.name, key), path };
      return [{ ...(stated.values[name] as Position), key, place, at }];
    }),
  );
}

/** Data that the map shows. */
export interface MapContext extends PropertySources {
  readonly destinations: readonly DestinationRecord[];
  readonly terms: ReadonlyMap<string, TermsFile>;
}

const file = 'data/map.yaml';

/** Reports hubs that no term names. */
export function checkHubs(
  hubs: NonNullable<MapFile['hubs']>,
  terms: MapContext['terms'],
  report: Report,
): boolean {
  const known = [...terms].flatMap(([of, list]) => Object.keys(list).map((term) => `${of}.${term}`));
  const unknown = hubs.filter(({ term }) => !known.includes(term));
  for (const hub of unknown)
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is no term “${hub.term}”.`,
      help: `${didYouMean(hub.term, known)}Write the vocabulary, a dot and the term; vocabularies are the files in spec/terms.`,
      at: [{ file, path: ['hubs', hubs.indexOf(hub), 'term'] }],
    });
  return unknown.length === 0;
}

/** Reports everything on the map that is not on the land and sea that it covers. */
export function checkPositions(
  { covers, hubs = [] }: MapFile,
  destinations: readonly DestinationRecord[],
  properties: readonly PropertyPosition[],
  report: Report,
): boolean {
  const all: readonly (Position & { readonly name: string; readonly at: Origin })[] = [
    ...destinations.map(({ page, longitude, latitude }, index) => ({
      name: page,
      longitude,
      latitude,
      at: { file: 'data/destinations.yaml', path: ['destinations', index, 'latitude'] },
    })),
    ...hubs.map(({ term, longitude, latitude }, index) => ({
      name: term,
      longitude,
      latitude,
      at: { file, path: ['hubs', index, 'latitude'] },
    })),
    ...properties.map(({ key, longitude, latitude, at }) => ({ name: key, longitude, latitude, at })),
  ];
  const { west, east, south, north } = covers;
  const outside = all.filter(
    ({ longitude, latitude }) =>
      longitude <= west || longitude >= east || latitude <= south || latitude >= north,
  );
  for (const { name, longitude, latitude, at } of outside)
    report({
      code: 'MAP_PLACE_OUTSIDE',
      message: `“${name}” at ${latitude}, ${longitude} is outside the map.`,
      help: `Correct its coordinates, or draw more land in spec/data/map.yaml, which covers ${south} to ${north} north and ${west} to ${east} east, and extend “covers”.`,
      at: [at, { file, path: ['covers'] }],
    });
  return outside.length === 0;
}
