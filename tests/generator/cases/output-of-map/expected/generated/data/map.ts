// Generated from spec/data/map.yaml, spec/data/destinations.yaml and spec/routes by “npm run generate”. Do not edit.

/** The position of a name. */
export interface MapLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A point with the position of its name. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly label: MapLabel;
}

/** Where guests arrive. */
export interface MapHub {
  /** The vocabulary of the term that names it. */
  readonly of: string;
  readonly term: string;
  readonly kind: 'airport' | 'ferryPort';
  /** Of its symbol. */
  readonly x: number;
  readonly y: number;
  /** Where it is. */
  readonly origin: readonly [x: number, y: number];
}

/** A destination from near, with its properties. */
export interface Surroundings {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
  /** The destination; without a label if its name is not shown. */
  readonly place: { readonly x: number; readonly y: number; readonly label?: MapLabel };
  /** By key of the page. */
  readonly properties: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** The map of the destinations; lengths in points of the picture. */
export interface DestinationMap {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
  /** By key of the destination. */
  readonly places: Readonly<Record<string, MapPoint>>;
  readonly hubs: readonly MapHub[];
  /** By key of the destination. */
  readonly surroundings: Readonly<Record<string, Surroundings>>;
}


/** Undefined if the site has no map. */
export const map: DestinationMap | undefined = {
  width: 720,
  height: 886,
  land: 'M-1044 -996c238 218 951 764 1426 1309s1189 1636 1427 1963L1809 -996ZM287 575c0-28 127-131 190-131s191 103 191 131s-127 39-191 39s-190-11-190-39Z',
  places: {
    bol: { x: 530, y: 624, label: { x: 512, y: 633, anchor: 'end' } },
  },
  hubs: [{ of: 'hubs', term: 'splitAirport', kind: 'airport', x: 190, y: 262, origin: [190, 262] }, { of: 'hubs', term: 'supetar', kind: 'ferryPort', x: 435, y: 463, origin: [435, 463] }],
  surroundings: {
    bol: { width: 320, height: 240, land: 'M-19042 -19707c2913 2667 11652 9333 17478 16000s14565 20000 17478 24000L15914 -19707Z', place: { x: 242, y: 101, label: { x: 230, y: 106, anchor: 'end' } }, properties: { borak: [79, 138], elaphusa: [85, 166] } },
  },
};
