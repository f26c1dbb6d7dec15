import { map } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { hotelsOfPage } from '../entry/hotels.ts';
import { findPlace } from '../entry/place.tsx';
import { pagesOfPlace } from '../listing/pages-of-place.ts';
import { MapGround } from './map-ground.tsx';

/** A property on the map of its place. */
export interface PropertyOnMap {
  readonly page: Page;
  readonly name: string;
  /** In points of the picture. */
  readonly x: number;
  readonly y: number;
}

/** The properties of a place with a known position, in the order of the listing; none if the site has no map. */
export function propertiesOnMap(
  context: RenderContext,
  place: string,
  locale: Locale,
): readonly PropertyOnMap[] {
  return pagesOfPlace(context, place, ['property'], locale).flatMap(
    (page) => propertyOnMap(place, page) ?? [],
  );
}

/** A property on the map of its place; undefined if its position is not known. */
export function propertyOnMap(place: string, page: Page): PropertyOnMap | undefined {
  const point = map?.surroundings[place]?.properties[page.key];
  return point && { page, name: nameOf(page), x: point[0], y: point[1] };
}

/** Without the place, which the title contains. */
function nameOf(page: Page): string {
  const [hotel, ...others] = hotelsOfPage(page);
  return hotel && others.length === 0 ? hotel.locales[page.locale] : page.title;
}

export interface NearMapProps {
  /** The key of a destination. */
  readonly place: string;
  readonly locale: Locale;
  /** The key of the page with the map, if it is a property’s. */
  readonly current?: string;
  /** Cards beside the map that it numbers; default: all properties, whose names stand below the map. */
  readonly cards?: readonly Page[];
}

/** A destination with its numbered properties, linked to their pages; nothing if no position is known. */
export function NearMap({ place, locale, current, cards }: NearMapProps) {
  const context = useRenderContext();
  const near = map?.surroundings[place];
  const found = findPlace(context, place, locale);
  const properties =
    cards?.flatMap((page) => propertyOnMap(place, page) ?? []) ?? propertiesOnMap(context, place, locale);
  if (near === undefined || found === undefined || properties.length === 0) return null;
  const { x, y, label } = near.place;
  return (
    <div>
      <div className="map map-near">
        <MapGround drawing={near} />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields. */}
        <svg
          viewBox={`0 0 ${near.width} ${near.height}`}
          direction="ltr"
          role="group"
          aria-label={messages[locale].map.ofPlace({ place: found.name })}
        >
          {label && (
            <g>
              <circle cx={x} cy={y} r={6} />
              <text x={label.x} y={label.y} textAnchor={label.anchor}>
                {found.name}
              </text>
            </g>
          )}
          {properties.map(({ page, name, ...point }, index) => (
            <a
              key={page.key}
              href={encodePath(page.path)}
              aria-label={`${index + 1} ${name}`}
              aria-current={page.key === current ? 'page' : undefined}
            >
              <rect x={point.x - 12} y={point.y - 12} width={24} height={24} />
              <text x={point.x} y={point.y + 5} textAnchor="middle">
                {index + 1}
              </text>
            </a>
          ))}
        </svg>
      </div>
      {cards === undefined && (
        <ol className="map-key">
          {properties.map(({ page, name }) => (
            <li key={page.key}>
              {page.key === current ? <strong>{name}</strong> : <a href={encodePath(page.path)}>{name}</a>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
