import { addEntry, type TextsByLocale } from './add-entry.ts';
import { addRecord, requirePicture } from './add-record.ts';
import type { Change, SpecBefore } from './change.ts';
import { ScaffoldError } from './edits/edit.ts';
import { areaOfKind } from './edits/pages.ts';

/** A new destination as a maintainer describes it on the command line. */
export interface NewDestination {
  /** The key of its page. */
  readonly key: string;
  /** Its names, which are the titles of its page. */
  readonly names: TextsByLocale;
  readonly summaries: TextsByLocale;
  readonly slugs: TextsByLocale;
  /** Latitude and longitude in decimal degrees, such as 43.17,16.44. */
  readonly at: string | undefined;
}

/** Adds a destination: its page, and its record with a number of its own. */
export function addDestination({ texts, model }: SpecBefore, place: NewDestination): Change {
  const { key, names, summaries, slugs } = place;
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)$/.exec(place.at ?? '') ?? [];
  if (latitude === undefined || longitude === undefined)
    throw new ScaffoldError('A destination needs its latitude and longitude: add --at 43.172,16.441.');
  const { name: area } = areaOfKind(model, 'destination');
  const entry = { area, key, titles: names, summaries, slugs, locales: [], fields: {} };
  const edits = addEntry(texts, entry);
  requirePicture(`destinations/${key}`, model.pictures);
  const file = 'data/destinations.yaml';
  const record = addRecord(texts, file, 'destinations', (id) => ({
    id,
    page: key,
    latitude: Number(latitude),
    longitude: Number(longitude),
    names: Object.fromEntries(names),
  }));
  return { edits: new Map([...edits, [file, record]]) };
}
