import { destinations } from '../../../generated/data/destinations.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { inland, islands, mainland } from './coast-outline.ts';
import { findPlace } from './place.ts';
import { drawOutline, mapHeight, mapWidth, projectPoint } from './project-map.ts';

export interface CoastMapProps {
  readonly locale: Locale;
  /** The one place to show; all of them where it is left out. */
  readonly place?: string | undefined;
}

const land = [drawOutline(mainland, inland), ...islands.map((island) => drawOutline(island))].join('');

/** On which side of its point a place's name stands, so that names near each other keep apart. */
const labelBefore: ReadonlySet<string> = new Set(['bol']);

/** How far from its usual height a place's name stands, so that those of neighbours do not lie on each other. */
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
