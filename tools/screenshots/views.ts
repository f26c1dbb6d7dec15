import type { Locale } from '../../generated/locales.ts';
import { encodePath, findPage, type RouteKey } from '../../generated/routes/index.ts';

/** A page to capture, and what it is an example of. */
export interface View {
  readonly name: string;
  readonly key: RouteKey;
}

/** Each template, and each kind of content with its own design. */
export const views: readonly View[] = [
  { name: 'home', key: 'home' },
  { name: 'accommodations', key: 'hotels' },
  { name: 'accommodation', key: 'hotel-soline-brela' },
  { name: 'destinations', key: 'destinations' },
  { name: 'destination', key: 'bol' },
  { name: 'offers', key: 'offers' },
  { name: 'offer', key: 'summer-special-dalmatia-croatia' },
  { name: 'blogs', key: 'blog' },
  { name: 'blog', key: 'why-visit-brela' },
  { name: 'tours', key: 'tours' },
  { name: 'tour', key: 'rafting-cetina-brela' },
  { name: 'restaurant', key: 'sol-mediterranean-dining-brela' },
  { name: 'wellness', key: 'soline' },
  { name: 'active', key: 'borak' },
  { name: 'conference', key: 'mice-soline-brela' },
  { name: 'contact', key: 'reservation-office' },
  { name: 'faq', key: 'faq' },
  { name: 'legal', key: 'loyalty-programme-rules' },
  { name: 'thanks', key: 'thank-you' },
  { name: 'club', key: 'loyalty-programme' },
];

/** The address of a view in a locale. */
export function addressOf({ key }: View, locale: Locale): string {
  const page = findPage(key, locale);
  if (page === undefined) throw new Error(`${key} has no page in ${locale}`);
  return encodePath(page.path);
}
