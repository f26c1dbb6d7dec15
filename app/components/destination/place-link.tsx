import { PageLink } from '../text/page-link.tsx';
import type { Place } from './place.ts';

/** The name of a place, as a link if it has a page. */
export function PlaceLink({ place }: { readonly place: Place }) {
  return place.page ? <PageLink page={place.page}>{place.name}</PageLink> : place.name;
}
