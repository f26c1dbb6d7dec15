import { map } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { MapGround } from './map-ground.tsx';
import { findPlace } from './place.ts';
import { propertiesOnMap } from './properties-on-map.ts';

export interface NearMapProps {
  /** The key of a destination. */
  readonly place: string;
  readonly locale: Locale;
  /** The key of the property’s page on which the map stands. */
  readonly current?: string;
}

/** A destination with its properties, numbered, each a link to its page; nothing where no position is known. */
export function NearMap({ place, locale, current }: NearMapProps) {
  const context = useRenderContext();
  const near = map?.surroundings[place];
  const found = findPlace(context, place, locale);
  const properties = propertiesOnMap(context, place, locale);
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
      <ol className="map-key">
        {properties.map(({ page, name }) => (
          <li key={page.key}>
            {page.key === current ? <strong>{name}</strong> : <a href={encodePath(page.path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </div>
  );
}
