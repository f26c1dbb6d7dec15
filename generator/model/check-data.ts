import type { Report, YamlPath } from '../diagnostics/diagnostic.ts';
import type { CountriesFile, DestinationsFile, HotelsFile } from '../read/schema/data.ts';
import { reportUnknownLocale } from './build-locales.ts';
import { findPicture, type PictureContext } from './build-pictures.ts';
import { checkEntry, type EntryContext } from './check-entry.ts';
import type { DestinationRecord, HotelModel, LocalesModel } from './model.ts';

/** Data for the checks of records. */
export interface DataContext extends EntryContext, PictureContext {
  readonly locales: LocalesModel;
}

/** Checks the hotel records; returns them with a name in every locale, and their pictures. */
export function checkHotels(
  source: HotelsFile,
  destinations: DestinationsFile,
  context: DataContext,
  report: Report,
): HotelModel[] {
  const file = 'data/hotels.yaml';
  checkUnique(file, 'hotels', source.hotels, ['id', 'hotelId', 'name'], report);
  const known = destinations.destinations.map((destination) => destination.id);
  return source.hotels.map((hotel, index) => {
    const path = ['hotels', index];
    if (!known.includes(hotel.destId)) {
      report({
        code: 'RECORD_UNKNOWN',
        message: `There is no destination with the id ${hotel.destId}.`,
        help: `The ids are ${known.join(', ')}; destinations are in data/destinations.yaml.`,
        at: [{ file, path: [...path, 'destId'] }],
      });
    }
    if (hotel.page !== undefined) checkEntry(hotel.page, { file, path: [...path, 'page'] }, context, report);
    const image = `hotels/${hotel.name}`;
    const picture = findPicture(image, { file, path: [...path, 'name'] }, context, report);
    return {
      ...hotel,
      image,
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      blurhash: picture?.blurhash ?? '',
      locales: completeNames(hotel.name, file, [...path, 'locales'], hotel.locales, context.locales, report),
    };
  });
}

/** Checks the destination records; returns them with a name in every locale, and their pictures. */
export function checkDestinations(
  source: DestinationsFile,
  context: DataContext,
  report: Report,
): DestinationRecord[] {
  const file = 'data/destinations.yaml';
  checkUnique(file, 'destinations', source.destinations, ['id', 'page'], report);
  return source.destinations.map((destination, index) => {
    checkEntry(destination.page, { file, path: ['destinations', index, 'page'] }, context, report);
    const image = `destinations/${destination.page}`;
    findPicture(image, { file, path: ['destinations', index, 'page'] }, context, report);
    return {
      ...destination,
      image,
      names: completeNames(
        destination.page,
        file,
        ['destinations', index, 'names'],
        destination.names,
        context.locales,
        report,
      ),
    };
  });
}

/** Checks that no country is listed twice. */
export function checkCountries(source: CountriesFile, report: Report): CountriesFile['countries'] {
  checkUnique('data/countries.yaml', 'countries', source.countries, ['code'], report);
  return source.countries;
}

function checkUnique<T extends object>(
  file: string,
  list: string,
  records: readonly T[],
  fields: readonly (keyof T & string)[],
  report: Report,
): void {
  for (const field of fields) {
    const first = new Map<unknown, number>();
    for (const [index, item] of records.entries()) {
      const earlier = first.get(item[field]);
      if (earlier === undefined) first.set(item[field], index);
      else
        report({
          code: 'RECORD_DUPLICATE',
          message: `The ${field} ${String(item[field])} is used twice.`,
          help: 'Give each record its own, or remove one of them.',
          at: [
            { file, path: [list, index, field] },
            { file, path: [list, earlier, field] },
          ],
        });
    }
  }
}

function completeNames(
  owner: string,
  file: string,
  path: YamlPath,
  names: Readonly<Record<string, string>>,
  locales: LocalesModel,
  report: Report,
): Record<string, string> {
  const codes = locales.list.map((locale) => locale.code);
  for (const code of Object.keys(names))
    if (!codes.includes(code))
      reportUnknownLocale(code, locales.list, { file, path: [...path, code], on: 'key' }, report);
  const missing = codes.filter((code) => names[code] === undefined);
  if (missing.length > 0) {
    report({
      code: 'TRANSLATION_MISSING',
      message: `The name of ${owner} is missing in ${missing.join(', ')}.`,
      help: 'Add it; until then, the fallback’s is shown.',
      at: [{ file, path, on: 'key' }],
    });
  }
  const complete = locales.list.map(({ code, fallback }) => {
    const found = [code, ...fallback, locales.base]
      .map((candidate) => names[candidate])
      .find((name) => name !== undefined);
    return [code, found ?? Object.values(names)[0] ?? ''];
  });
  return Object.fromEntries(complete);
}
