import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { HotelsFile } from '../../spec/schema/facts/data.ts';
import { checkUnique } from '../site/check-unique.ts';

const file = 'data/hotels.yaml';

/** Checks that each property has every declared id of another system, in its form, and no other. */
export function checkForeignIds({ ids, hotels }: HotelsFile, report: Report): void {
  for (const [index, hotel] of hotels.entries()) {
    const path = ['hotels', index, 'ids'];
    for (const [name, { system, type }] of Object.entries(ids)) {
      const value = hotel.ids[name];
      if (value === undefined) {
        report({
          code: 'FIELD_MISSING',
          message: `The property “${hotel.name}” has no ${name}.`,
          help: `Add “${name}: …” – its id in this system: ${system}.`,
          at: [{ file, path, on: 'key' }],
        });
      } else if ((typeof value === 'number') !== (type === 'number')) {
        report({
          code: 'FIELD_TYPE',
          message: `The ${name} of “${hotel.name}” is not a ${type}.`,
          help: type === 'number' ? 'Write it without quotes.' : `Write it in quotes: "${value}".`,
          at: [{ file, path: [...path, name] }],
        });
      }
    }
    for (const name of Object.keys(hotel.ids).filter((known) => !Object.hasOwn(ids, known))) {
      report({
        code: 'FIELD_UNKNOWN',
        message: `There is no id “${name}” of another system.`,
        help: `${didYouMean(name, Object.keys(ids))}Declare it under “ids” at the top of the file, or remove it.`,
        at: [{ file, path: [...path, name], on: 'key' }],
      });
    }
  }
  for (const [name, { unique }] of Object.entries(ids)) {
    if (!unique) continue;
    const given = hotels.map((hotel, index) => ({
      value: hotel.ids[name],
      path: ['hotels', index, 'ids', name],
    }));
    checkUnique(file, name, given, report);
  }
}
