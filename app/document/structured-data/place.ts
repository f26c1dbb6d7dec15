import type { PostalAddress, TouristDestination } from 'schema-dts';
import { type Destination, destinations } from '../../../generated/data/destinations.ts';
import { baseLocale, type Locale } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from '../urls.ts';
import { type Identified, idIn, idOn, type NamedReference, photographsOf } from './identifiers.ts';

const fragment = 'place';
const country = 'HR';

/** The destination of a page; undefined for other pages. */
export function describeDestination(
  context: RenderContext,
  page: Page,
): Identified<TouristDestination> | undefined {
  const destination = destinations.find(({ key }) => key === page.key);
  if (!destination) return undefined;
  const { latitude, longitude, names } = destination;
  return {
    '@type': 'TouristDestination',
    '@id': idOn(context, page, fragment),
    name: names[page.locale],
    description: describePage(page),
    url: absoluteUrl(context, page.path),
    ...photographsOf(context, page),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: addressIn(destination),
  };
}

export function destinationReference(
  context: RenderContext,
  key: string | undefined,
  locale: Locale,
): NamedReference<'TouristDestination'> | undefined {
  const destination = destinations.find((candidate) => candidate.key === key);
  if (destination === undefined) return undefined;
  const id = idIn(context, destination.key, locale, fragment);
  return id === undefined
    ? undefined
    : { '@type': 'TouristDestination', '@id': id, name: destination.names[locale] };
}

/** The known parts of an address in a destination, with the postal name of the locality. */
export function addressIn(destination: Destination): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: destination.names[baseLocale],
    addressCountry: country,
  };
}
