import type { MapFile } from '../../spec/schema/site/map.ts';
import type { Label } from './find-room.ts';
import type { PicturePoint } from './project.ts';

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
