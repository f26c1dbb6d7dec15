import { Document, isMap, isSeq, YAMLMap } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import { hotelFile, hotelPattern } from '../spec/schema/facts/data.ts';
import { slugDescription } from '../spec/schema/fields.ts';
import { addEntry, findModeline, type TextsByLocale } from './add-entry.ts';
import { areaOfKind } from './change-pages.ts';
import {
  type Change,
  CommandError,
  onOneLine,
  openDocument,
  printNew,
  type SpecBefore,
  type SpecTexts,
} from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';

/** Adds a record at the end of a list of `spec/data`. Returns the file's text. */
function addRecord(
  texts: SpecTexts,
  file: string,
  list: string,
  makeRecord: (id: number) => Readonly<Record<string, unknown>>,
): string {
  const document = openDocument(texts, file);
  const records = document.get(list, true);
  if (!isSeq(records)) throw new CommandError(`${file} has no list “${list}:”.`);
  const ids = records.items.map((item) => (isMap(item) ? Number(item.get('id')) : 0));
  const record = toRecord(document, makeRecord(Math.max(0, ...ids) + 1));
  const last = records.items.at(-1);
  record.spaceBefore = isMap(last) && last.spaceBefore === true;
  records.flow = false;
  records.items.push(record);
  return editedText(texts, file, document);
}

/** A record as a map; values that are lists or maps are written on one line. */
function toRecord(document: Document, fields: Readonly<Record<string, unknown>>) {
  const record = new YAMLMap<unknown, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    record.set(name, typeof value === 'object' && value !== null ? onOneLine(document, value) : value);
  }
  return record;
}

/** Requires the picture of a record, which every page of it shows. */
function requirePicture(picture: string, pictures: readonly { readonly name: string }[]): void {
  if (pictures.some(({ name }) => name === picture)) return;
  throw new CommandError(
    `There is no picture “${picture}”. Save it as spec/media/${picture}.jpg, or .svg for an illustration, and run: npm run media`,
  );
}

/** A new property as a maintainer describes it on the command line. */
interface NewHotel {
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
    throw new CommandError(
      'A property needs --place, --kind and --stars, such as --place bol --kind hotel --stars 4.',
    );
  const stars = readNumber('stars', hotel.stars);
  const places = model.destinations.map(({ record }) => record);
  const destination = places.find((record) => record.page === place);
  if (destination === undefined) {
    const known = places.map(({ page }) => page);
    throw new CommandError(`There is no destination “${place}”. ${didYouMean(place, known)}`.trim());
  }
  if (!hotelPattern.test(hotelFile(name)))
    throw new CommandError(`“${name}” cannot be a name. Expected: ${slugDescription}.`);
  if (model.hotels.some((record) => record.name === name))
    throw new CommandError(`The name ${name} is taken, by spec/${hotelFile(name)}.`);
  const missing = Object.entries(model.foreignIds).filter(([id]) => !ids.has(id));
  if (missing.length > 0) {
    const list = missing.map(([id, { system }]) => `--id ${id}=… (${system})`).join(', ');
    throw new CommandError(`A property needs its ids in other systems: add ${list}.`);
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
  throw new CommandError(`--${option} needs a whole number${given === undefined ? '' : `, not “${given}”`}.`);
}

/** A new destination as a maintainer describes it on the command line. */
interface NewDestination {
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
    throw new CommandError('A destination needs its latitude and longitude: add --at 43.172,16.441.');
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
