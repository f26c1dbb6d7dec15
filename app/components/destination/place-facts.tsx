import type { Page } from '../../../generated/routes/index.ts';
import { findPlace } from './place.ts';
import { PlaceFact } from './place-fact.tsx';

/** The place a page is about; nothing where it has none. */
export function PlaceFacts({ page }: { readonly page: Page }) {
  const place = findPlace(page.place, page.locale);
  if (!place) return null;
  return (
    <ul className="facts">
      <PlaceFact place={place} locale={page.locale} />
    </ul>
  );
}
