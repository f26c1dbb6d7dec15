import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Place } from './place.ts';
import { PlaceLink } from './place-link.tsx';

export interface PlaceFactProps {
  readonly place: Place | undefined;
  readonly locale: Locale;
}

/** A place as one item of a list of facts; nothing where there is none. */
export function PlaceFact({ place, locale }: PlaceFactProps) {
  if (!place) return null;
  return (
    <li>
      {messages[locale].accommodation.destination}: <PlaceLink place={place} />
    </li>
  );
}
