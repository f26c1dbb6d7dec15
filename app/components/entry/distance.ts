import { destinations } from '../../../generated/data/destinations.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { placesOf } from './place.tsx';

export function sharePlace(page: Page, other: Page): boolean {
  return placesOf(other).some((place) => placesOf(page).includes(place));
}

/** The kilometres between the nearest places of two pages, as the crow flies; 0 if one of them has no place. */
export function distanceBetween(page: Page, other: Page): number {
  const distances = placesOf(page).flatMap((from) => placesOf(other).map((to) => measure(from, to)));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

const kilometresOfDegree = 111;
const degreesOfHalfCircle = 180;

/** Good to a kilometre along a coast. */
function measure(from: string, to: string): number {
  const [one, other] = [from, to].map((key) => destinations.find((candidate) => candidate.key === key));
  if (one === undefined || other === undefined) return 0;
  const latitude = ((one.latitude + other.latitude) / 2) * (Math.PI / degreesOfHalfCircle);
  return (
    kilometresOfDegree *
    Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos(latitude))
  );
}
