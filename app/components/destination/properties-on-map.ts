import { map } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { hotelsOfPage } from '../accommodation/hotels-of-page.ts';
import { pagesOfPlace } from '../listing/pages-of-place.ts';

/** A property on the map of its place. */
export interface PropertyOnMap {
  readonly page: Page;
  readonly name: string;
  /** In points of the picture. */
  readonly x: number;
  readonly y: number;
}

/** The properties of a place whose position is known, in the order of the listing; none if the site has no map. */
export function propertiesOnMap(
  context: RenderContext,
  place: string,
  locale: Locale,
): readonly PropertyOnMap[] {
  const points = map?.surroundings[place]?.properties ?? {};
  return pagesOfPlace(context, place, ['property'], locale).flatMap((page) => {
    const point = points[page.key];
    return point === undefined ? [] : [{ page, name: nameOf(page), x: point[0], y: point[1] }];
  });
}

/** Shorter than the title, which names the place as well. */
function nameOf(page: Page): string {
  const [hotel, ...others] = hotelsOfPage(page);
  return hotel && others.length === 0 ? hotel.locales[page.locale] : page.title;
}
