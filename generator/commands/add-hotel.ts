import { Document } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import { hotelFile, hotelPattern } from '../spec/schema/facts/data.ts';
import { slugDescription } from '../spec/schema/fields.ts';
import { addEntry, findModeline, type TextsByLocale } from './add-entry.ts';
import { requirePicture, toRecord } from './add-record.ts';
import type { Change, SpecBefore } from './change.ts';
import { ScaffoldError } from './edits/edit.ts';
import { areaOfKind } from './edits/pages.ts';
import { printNew } from './edits/print-node.ts';

/** A new property as a maintainer describes it on the command line. */
export interface NewHotel {
  readonly name: string;
  /** The key of its page; default: its name. */
  readonly page: string | undefined;
  /** Its names for guests, which are the titles of its page. */
  readonly names: TextsByLocale;
  readonly summaries: TextsByLocale;
  readonly slugs: TextsByLocale;
  /** The key of its destination. */
  readonly place: string | undefined;
  /** A term of propertyKinds. */
  readonly kind: string | undefined;
  readonly stars: string | undefined;
  /** The age up to which a guest counts as a child; default: there is no such limit. */
  readonly childAge: string | undefined;
  /** Its ids in other systems, by name. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Adds a property: its page, and the file of its record. */
export function addHotel({ texts, model }: SpecBefore, hotel: NewHotel): Change {
  const { name, names, summaries, slugs, place, kind, ids } = hotel;
  if (place === undefined || kind === undefined)
    throw new ScaffoldError(
      'A property needs --place, --kind and --stars, such as --place bol --kind hotel --stars 4.',
    );
  const stars = readNumber('stars', hotel.stars);
  const places = model.destinations.map(({ record }) => record);
  const destination = places.find((record) => record.page === place);
  if (destination === undefined) {
    const known = places.map(({ page }) => page);
    throw new ScaffoldError(`There is no destination “${place}”. ${didYouMean(place, known)}`.trim());
  }
  if (!hotelPattern.test(hotelFile(name)))
    throw new ScaffoldError(`“${name}” cannot be a name. Expected: ${slugDescription}.`);
  if (model.hotels.some((record) => record.name === name))
    throw new ScaffoldError(`The name ${name} is taken, by spec/${hotelFile(name)}.`);
  const missing = Object.entries(model.foreignIds).filter(([id]) => !ids.has(id));
  if (missing.length > 0) {
    const list = missing.map(([id, { system }]) => `--id ${id}=… (${system})`).join(', ');
    throw new ScaffoldError(`A property needs its ids in other systems: add ${list}.`);
  }
  const { name: area } = areaOfKind(model, 'property');
  const page = hotel.page ?? name;
  const edits = addEntry(texts, {
    area,
    key: page,
    titles: names,
    summaries,
    slugs,
    locales: [],
    fields: { place },
  });
  requirePicture(`hotels/${name}`, model.pictures);
  const document = new Document();
  document.commentBefore = findModeline(texts, (file) => hotelPattern.test(file)) ?? null;
  document.contents = toRecord(document, {
    ids: Object.fromEntries(
      [...ids].map(([system, value]) => [
        system,
        model.foreignIds[system]?.type === 'number' ? readNumber(`id ${system}`, value) : value,
      ]),
    ),
    destId: destination.id,
    maxChildAge: hotel.childAge === undefined ? null : readNumber('child-age', hotel.childAge),
    stars,
    accommodationStars: stars,
    kind,
    page,
    locales: Object.fromEntries(names),
  });
  return { edits: new Map([...edits, [hotelFile(name), printNew(document)]]) };
}

function readNumber(option: string, given: string | undefined): number {
  if (given !== undefined && /^\d+$/.test(given)) return Number(given);
  throw new ScaffoldError(
    `--${option} needs a whole number${given === undefined ? '' : `, not “${given}”`}.`,
  );
}
