import type { Label } from './place-labels.ts';

/** The map of the destinations; lengths in points of the picture. */
export interface MapModel {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
  /** By key of the destination's page. */
  readonly places: ReadonlyMap<string, { readonly x: number; readonly y: number; readonly label: Label }>;
}
