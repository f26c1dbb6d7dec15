import { destinations } from '../../../generated/data/destinations.ts';
import { type MapPlace, map } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { findPlace } from './place.ts';

export interface CoastMapProps {
  readonly locale: Locale;
  /** The only place to show; default: all places. */
  readonly place?: string | undefined;
}

/** The coast with the places of the group, each a link to its page; nothing if the site has no map. */
export function CoastMap({ locale, place }: CoastMapProps) {
  if (map === undefined) return null;
  const shown = destinations.filter(({ key }) => place === undefined || key === place);
  return (
    <div className="map">
      {/* East is on the right in every language. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields. */}
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        direction="ltr"
        role="group"
        aria-label={messages[locale].map.label}
      >
        <path className="land" d={map.land} />
        {shown.map(({ key }) => (
          <Marker key={key} placeKey={key} locale={locale} isAlone={place !== undefined} />
        ))}
      </svg>
    </div>
  );
}

interface MarkerProps {
  readonly placeKey: string;
  readonly locale: Locale;
  readonly isAlone: boolean;
}

function Marker({ placeKey, locale, isAlone }: MarkerProps) {
  const place = map?.places[placeKey];
  const found = findPlace(placeKey, locale);
  if (place === undefined || found === undefined) return null;
  const { x, y, anchor } = isAlone ? besideAlone(place) : place.label;
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

/** A name alone is larger: it goes to the side with more room. */
function besideAlone({ x, y }: MapPlace): MapPlace['label'] {
  const isEast = x > (map?.width ?? 0) / 2;
  return isEast ? { x: x - 22, y: y + 15, anchor: 'end' } : { x: x + 22, y: y + 15, anchor: 'start' };
}
