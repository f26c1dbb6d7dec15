import { destinations } from '../../../generated/data/destinations.ts';
import { type MapHub, map } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type RouteKey } from '../../../generated/routes/index.ts';
import { statedTerms, termName } from '../../declarations/terms.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { findPlace } from '../entry/place.tsx';
import { MapGround } from './map-ground.tsx';

export const hasMap = map !== undefined;

/** The hubs on the map that are in the facts of a destination. */
function hubsOfPlace(place: RouteKey): readonly MapHub[] {
  const named = statedTerms(place);
  return (map?.hubs ?? []).filter(({ of, term }) => named.includes(`${of}.${term}`));
}

/** SVG paths in a square of 24 units. */
const shapes: Readonly<Record<MapHub['kind'], string>> = {
  airport: 'M12 3q2 0 2 3v3l7 4v2l-7-2v4l2 2v2l-4-1-4 1v-2l2-2v-4l-7 2v-2l7-4V6q0-3 2-3Z',
  ferryPort: 'M3 13h18l-3 7H6ZM7 12V8h3V4h4v4h3v4Z',
};

interface HubSymbolProps {
  readonly kind: MapHub['kind'];
  /** The middle of the symbol. */
  readonly x: number;
  readonly y: number;
}

/** The symbol of an airport or a ferry port. */
function HubSymbol({ kind, x, y }: HubSymbolProps) {
  return (
    <g transform={`translate(${x - 12} ${y - 12})`}>
      <rect width={24} height={24} rx={6} />
      <path d={shapes[kind]} transform="translate(2 2) scale(.83)" />
    </g>
  );
}

interface HubKeyProps {
  readonly hubs: readonly MapHub[];
  readonly locale: Locale;
}

/** The key of a map. */
function HubKey({ hubs, locale }: HubKeyProps) {
  const { airports, ferryPorts } = messages[locale].map;
  const kinds = [
    { kind: 'airport', name: airports },
    { kind: 'ferryPort', name: ferryPorts },
  ] as const;
  const shown = kinds.filter(({ kind }) => hubs.some((hub) => hub.kind === kind));
  if (shown.length === 0) return null;
  return (
    <dl className="map-key">
      {shown.map(({ kind, name }) => (
        <div key={kind}>
          <dt>
            <svg className="hub" viewBox="0 0 24 24" aria-hidden="true">
              <HubSymbol kind={kind} x={12} y={12} />
            </svg>
            {name}
          </dt>
          {hubs
            .filter((hub) => hub.kind === kind)
            .map((hub) => (
              <dd key={hub.term}>
                <b>{hubs.indexOf(hub) + 1}</b> {termName(hub.of, hub.term, locale)}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

export interface CoastMapProps {
  readonly locale: Locale;
  /** Shows only this place and the hubs in its facts; default: all places and hubs. */
  readonly place?: RouteKey | undefined;
}

/** The coast with the group's places, linked to their pages, and the hubs; nothing if the site has no map. */
export function CoastMap({ locale, place }: CoastMapProps) {
  if (map === undefined) return null;
  const shown = destinations.filter(({ key }) => place === undefined || key === place);
  const hubs = place === undefined ? map.hubs : hubsOfPlace(place);
  const viewBox = `0 0 ${map.width} ${map.height}`;
  return (
    <div>
      <div className="map">
        <MapGround drawing={map} />
        {/* Hidden from screen readers, which get the hubs from the key. */}
        <svg viewBox={viewBox} direction="ltr" aria-hidden="true">
          {/* Lines from symbols that had to be moved to their positions. Drawn first, below the numbers. */}
          <path
            className="leaders"
            d={hubs.map(({ x, y, origin }) => `M${x} ${y}L${origin.join(' ')}`).join('')}
          />
          {hubs.map((hub, index) => (
            <HubMark key={hub.term} hub={hub} number={index + 1} />
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

/** A hub's symbol with its number in the key, because there is no room for names. */
function HubMark({ hub, number }: { readonly hub: MapHub; readonly number: number }) {
  const { x, y, kind } = hub;
  return (
    <g className="hub">
      <HubSymbol kind={kind} x={x} y={y} />
      <text x={x + 15} y={y + 9}>
        {number}
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
