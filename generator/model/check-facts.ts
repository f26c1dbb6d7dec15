import type { Report } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Area, RoutesEntry } from '../read/schema/routes.ts';
import { routesFile } from './draft-page.ts';
import type { HotelModel } from './model.ts';

/** Areas where each fact means something; a picture does everywhere. */
const areasOfFacts = {
  hotels: ['offers', 'restaurants', 'wellness', 'active', 'conferences', 'blog'],
  themes: ['offers'],
  topics: ['blog', 'tours'],
  headline: ['offers'],
  purpose: ['content'],
} as const satisfies Partial<Record<keyof RoutesEntry, readonly Area[]>>;

const fields = Object.keys(areasOfFacts) as (keyof typeof areasOfFacts)[];

/** Reports facts that mean nothing in the entry’s area, and unknown properties. */
export function checkFacts(
  area: Area,
  key: string,
  entry: RoutesEntry,
  hotels: readonly HotelModel[],
  report: Report,
): void {
  const file = routesFile(area);
  for (const field of fields) {
    const allowed: readonly Area[] = areasOfFacts[field];
    if (entry[field] === undefined || allowed.includes(area)) continue;
    report({
      code: 'FIELD_MISPLACED',
      message: `“${field}” means nothing in an entry of ${area}.`,
      help: `Remove it; it is for entries of ${allowed.join(', ')}.`,
      at: [{ file, path: ['entries', key, field], on: 'key' }],
    });
  }
  const names = hotels.map((hotel) => hotel.name);
  for (const [index, name] of (entry.hotels ?? []).entries()) {
    if (names.includes(name)) continue;
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is no property “${name}”.`,
      help: `${didYouMean(name, names)}Properties are in data/hotels.yaml.`,
      at: [{ file, path: ['entries', key, 'hotels', index] }],
    });
  }
}
