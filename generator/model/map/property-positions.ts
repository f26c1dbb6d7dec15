import type { Origin } from '../../diagnostics/diagnostic.ts';
import type { FactsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { entryFile } from '../../spec/schema/routes/route-files.ts';
import type { AreaModel, FactsModel } from '../model.ts';
import type { Position } from './project.ts';

/** The sources of the positions of properties. */
export interface PropertySources {
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
