import type { MapFile } from '../../spec/schema/site/map.ts';

/** The position of a name beside its point. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A point of the map's picture. */
export type PicturePoint = readonly [x: number, y: number];

/** A part of the earth, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A position on the earth, in degrees. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** A picture of a part of the earth. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly project: (longitude: number, latitude: number) => PicturePoint;
}

/** The frame of a picture with the given width. A degree of longitude is shorter by the cosine of the latitude. */
export function frameOf({ west, east, south, north }: Bounds, width: number): Frame {
  const narrowing = narrowingAt((south + north) / 2);
  const scale = width / ((east - west) * narrowing);
  return {
    width,
    height: Math.round((north - south) * scale),
    project: (longitude, latitude) => [
      Math.round((longitude - west) * narrowing * scale),
      Math.round((north - latitude) * scale),
    ],
  };
}

/** The length of a degree of longitude, as a part of that of a degree of latitude. */
export function narrowingAt(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** The smallest part of the earth that has all positions. */
export function boundsOf(positions: readonly Position[]): Bounds {
  const longitudes = positions.map(({ longitude }) => longitude);
  const latitudes = positions.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/** The map of the coast with its destinations; lengths in points of the picture. */
export interface MapModel extends Drawing {
  /** By key of the destination's page. */
  readonly places: ReadonlyMap<string, NamedPoint>;
  readonly hubs: readonly HubPoint[];
  /** The surroundings of the destinations with properties, by key of the destination's page. */
  readonly surroundings: ReadonlyMap<string, SurroundingsModel>;
}

/** An airport or a port. */
interface HubPoint {
  /** The vocabulary of the term that names it. */
  readonly of: string;
  readonly term: string;
  readonly kind: NonNullable<MapFile['hubs']>[number]['kind'];
  /** Where it is; its symbol is where there is room for it. */
  readonly origin: PicturePoint;
  readonly x: number;
  readonly y: number;
}

/** A part of the earth as a picture. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
}

/** A point with the position of its name. */
interface NamedPoint {
  readonly x: number;
  readonly y: number;
  readonly label: Label;
}

/** A destination from near. */
export interface SurroundingsModel extends Drawing {
  /** Without a name if the spec says so. */
  readonly place: { readonly x: number; readonly y: number; readonly label: Label | undefined };
  /** By key of the property's page. */
  readonly properties: ReadonlyMap<string, PicturePoint>;
}
