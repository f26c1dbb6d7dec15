import type { Report } from '../../diagnostics/diagnostic.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { FactsContext } from './facts-context.ts';

/** Reports a place where none of the properties of an entry is. */
export function checkPlace(
  file: string,
  key: string,
  { place, hotels: named = [] }: RoutesEntry,
  { hotels, destinations }: Pick<FactsContext, 'hotels' | 'destinations'>,
  report: Report,
): void {
  if (place === undefined) return;
  const own = hotels.filter(({ name, page }) => page === key || named.includes(name));
  const places = destinations
    .filter(({ id }) => own.some(({ destId }) => destId === id))
    .map(({ page }) => page);
  if (places.length === 0 || places.includes(place)) return;
  const names = own.map(({ name }) => `“${name}”`).join(', ');
  report({
    code: 'FACT_IMPOSSIBLE',
    message: `“${key}” is placed in ${place}, but ${names} ${own.length === 1 ? 'is' : 'are'} in ${places.join(', ')}.`,
    help: 'Correct the place, the properties, or the destination of the record in data/hotels.yaml.',
    at: [{ file, path: ['place'] }],
  });
}
