import { destinations } from '../../../generated/data/destinations.ts';
import { type MapHub, map } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type RouteKey } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { HubKey } from './hub-key.tsx';
import { HubSymbol } from './hub-symbol.tsx';
import { hubsOfPlace, numberOfHub } from './hubs-of-place.ts';
import { MapGround } from './map-ground.tsx';
import { findPlace } from './place.ts';

export interface CoastMapProps {
  readonly locale: Locale;
  /** The only place to show, with the hubs that its facts name; default: all places and hubs. */
  readonly place?: RouteKey | undefined;
}

/** The coast with the places of the group, each a link to its page, and where guests arrive; nothing if the site has no map. */
export function CoastMap({ locale, place }: CoastMapProps) {
  if (map === undefined) return null;
  const shown = destinations.filter(({ key }) => place === undefined || key === place);
  const hubs = place === undefined ? map.hubs : hubsOfPlace(place);
  const viewBox = `0 0 ${map.width} ${map.height}`;
  return (
    <div>
      <div className="map">
        <MapGround drawing={map} />
        {/* The names of hubs are read in the key. */}
        <svg viewBox={viewBox} direction="ltr" aria-hidden="true">
          {/* From symbols to their places, where there was no room; under all numbers. */}
          <path
            className="leaders"
            d={hubs.map(({ x, y, origin }) => `M${x} ${y}L${origin.join(' ')}`).join('')}
          />
          {hubs.map((hub) => (
            <HubMark key={hub.term} hub={hub} />
          ))}
        </svg>
        {/* East is on the right in every language. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields. */}
        <svg viewBox={viewBox} direction="ltr" role="group" aria-label={messages[locale].map.label}>
          {shown.map(({ key }) => (
            <Marker key={key} placeKey={key} locale={locale} />
          ))}
        </svg>
      </div>
      <HubKey hubs={hubs} locale={locale} />
    </div>
  );
}

/** Its number stands for its name, for which there is no room. */
function HubMark({ hub }: { readonly hub: MapHub }) {
  const { x, y, kind } = hub;
  return (
    <g className="hub">
      <HubSymbol kind={kind} x={x} y={y} />
      <text x={x + 15} y={y + 9}>
        {numberOfHub(hub)}
      </text>
    </g>
  );
}

interface MarkerProps {
  readonly placeKey: string;
  readonly locale: Locale;
}

function Marker({ placeKey, locale }: MarkerProps) {
  const context = useRenderContext();
  const place = map?.places[placeKey];
  const found = findPlace(context, placeKey, locale);
  if (place === undefined || found === undefined) return null;
  const { x, y, anchor } = place.label;
  const label = (
    <>
      <circle cx={place.x} cy={place.y} r={11} />
      <text x={x} y={y} textAnchor={anchor}>
        {found.name}
      </text>
    </>
  );
  return found.page ? <a href={encodePath(found.page.path)}>{label}</a> : <g>{label}</g>;
}
