import type { Drawing } from './drawing.ts';
import { beach, family } from './motifs/beach.ts';
import { destinations, riviera } from './motifs/destinations.ts';
import { canyon, mountain, trail } from './motifs/mountain.ts';
import { islands, sea, sunset } from './motifs/sea.ts';

const families: Readonly<Record<string, readonly Drawing[]>> = {
  sea,
  beach,
  islands,
  mountain,
  canyon,
  trail,
  sunset,
  family,
};

const single: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = { destinations, home: riviera };

/** Every picture by its name; the members of a family are counted from 1. */
export const catalogue: ReadonlyMap<string, Drawing> = new Map([
  ...Object.entries(single).flatMap(([folder, members]) =>
    Object.entries(members).map(([name, drawn]): [string, Drawing] => [`${folder}/${name}`, drawn]),
  ),
  ...Object.entries(families).flatMap(([name, members]) =>
    members.map((drawn, at): [string, Drawing] => [`${name}/${at + 1}`, drawn]),
  ),
]);
