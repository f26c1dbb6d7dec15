import type { MapHub } from '../../../generated/data/map.ts';

/** Drawn in a square of 24 units. */
const shapes: Readonly<Record<MapHub['kind'], string>> = {
  airport: 'M12 3q2 0 2 3v3l7 4v2l-7-2v4l2 2v2l-4-1-4 1v-2l2-2v-4l-7 2v-2l7-4V6q0-3 2-3Z',
  ferryPort: 'M3 13h18l-3 7H6ZM7 12V8h3V4h4v4h3v4Z',
};

export interface HubSymbolProps {
  readonly kind: MapHub['kind'];
  /** The middle of the symbol. */
  readonly x: number;
  readonly y: number;
}

/** The symbol of an airport or a ferry port, for a drawing. */
export function HubSymbol({ kind, x, y }: HubSymbolProps) {
  return (
    <g transform={`translate(${x - 12} ${y - 12})`}>
      <rect width={24} height={24} rx={6} />
      <path d={shapes[kind]} transform="translate(2 2) scale(.83)" />
    </g>
  );
}
