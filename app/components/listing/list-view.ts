import { map } from '../../../generated/data/map.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { listedArea } from './listing-of.ts';

/** The query parameter of a list beside its maps, whose value is `map`; also its name in a `Filter`. */
export const viewName = 'view';

/** Whether the entries of a listing can be shown on maps. */
export function hasMaps(page: Page): boolean {
  return map !== undefined && listedArea(page)?.kind === 'property';
}

/** The view in a query, as a value of a `Filter`. */
export function readView(page: Page, params: URLSearchParams): readonly string[] {
  return params.get(viewName) === 'map' && hasMaps(page) ? ['map'] : [];
}
