import { destinations } from '../../../generated/data/destinations.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { inland, islands, mainland } from './coast-outline.ts';
import { drawOutline, mapHeight, mapWidth, projectPoint } from './map-projection.ts';
import { findPlace } from './place.ts';

export interface CoastMapProps {
  readonly locale: Locale;
  /** The only place to show; default: all places. */
  readonly place?: string | undefined;
}

const land = [drawOutline(mainland, inland), ...islands.map((island) => drawOutline(island))].join('');

/** Places whose name is before its point, so that neighbouring names do not overlap. */
const labelBefore: ReadonlySet<string> = new Set(['bol']);

/** Vertical offsets of names, so that neighbouring names do not overlap. */
const labelShifts: Readonly<Record<string, number>> = { brela: -8, tucepi: 8 };

/** The coast of Dalmatia with the places of the group, each a link to its page. */
export function CoastMap({ locale, place }: CoastMapProps) {
  const shown = destinations.filter((destination) => place === undefined || destination.key === place);
  return (
    <div className="map">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields. */}
      <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="group" aria-label={messages[locale].map.label}>
        <path className="land" d={land} />
        {shown.map((destination) => (
          <Marker key={destination.key} destination={destination} locale={locale} />
        ))}
      </svg>
    </div>
  );
}

interface MarkerProps {
  readonly destination: (typeof destinations)[number];
  readonly locale: Locale;
}

function Marker({ destination, locale }: MarkerProps) {
  const [x, y] = projectPoint([destination.longitude, destination.latitude]);
  const page = findPlace(destination.key, locale)?.page;
  const isBefore = labelBefore.has(destination.key);
  const { [destination.key]: shift = 0 } = labelShifts;
  const label = (
    <>
      <circle cx={x} cy={y} r={11} />
      <text
        x={x + (isBefore ? -18 : 18)}
        y={y + (isBefore ? 26 : 9) + shift}
        textAnchor={isBefore ? 'end' : 'start'}
      >
        {destination.names[locale]}
      </text>
    </>
  );
  return page ? <a href={encodePath(page.path)}>{label}</a> : <g>{label}</g>;
}
