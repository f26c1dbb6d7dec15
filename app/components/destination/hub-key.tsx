import type { MapHub } from '../../../generated/data/map.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { termName } from '../facts/fact-texts.ts';
import { HubSymbol } from './hub-symbol.tsx';
import { numberOfHub } from './hubs-of-place.ts';

export interface HubKeyProps {
  readonly hubs: readonly MapHub[];
  readonly locale: Locale;
}

/** The key to the symbols and numbers on a map. */
export function HubKey({ hubs, locale }: HubKeyProps) {
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
                <b>{numberOfHub(hub)}</b> {termName(hub.of, hub.term, locale)}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
