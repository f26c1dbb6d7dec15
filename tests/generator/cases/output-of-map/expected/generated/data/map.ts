// Generated from spec/data/map.yaml and spec/data/destinations.yaml by “npm run generate”. Do not edit.

/** The point of a place and the position of its name. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

/** The map of the destinations; lengths in points of the picture. */
export interface DestinationMap {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
  /** By key of the destination. */
  readonly places: Readonly<Record<string, MapPlace>>;
}


/** Undefined if the site has no map. */
export const map: DestinationMap | undefined = {
  width: 437,
  height: 300,
  land: 'M-143 -221C-88 -171 76 -46 185 79C294 204 458 454 512 529L512 -221ZM163 139C163 133 192 109 206 109C221 109 250 133 250 139C250 146 221 148 206 148C192 148 163 146 163 139Z',
  places: {
    bol: { x: 218, y: 150, label: { x: 218, y: 130, anchor: 'middle' } },
  },
};
