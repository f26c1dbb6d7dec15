import type { Report } from '../../diagnostics/diagnostic.ts';
import type { CountriesFile, DestinationsFile, HotelsFile } from '../../spec/schema/facts/data.ts';
import { findPicture, type PictureContext } from '../media/build-pictures.ts';
import { completeNames } from '../messages/complete-names.ts';
import type { DestinationRecord, HotelModel, LocalesModel } from '../model.ts';
import { checkEntry, type EntryContext } from '../routes/check-entry.ts';
import { checkUnique } from '../site/check-unique.ts';
import { checkForeignIds } from './check-foreign-ids.ts';
import { checkTerm } from './check-vocabularies.ts';
import type { VocabulariesModel } from './vocabularies-model.ts';

/** Data for the checks of records. */
export interface DataContext extends EntryContext, PictureContext {
  readonly locales: LocalesModel;
  readonly vocabularies: VocabulariesModel;
}

/** Checks the hotel records; returns them with a name in every locale, and their pictures. */
export function checkHotels(
  source: HotelsFile,
  destinations: DestinationsFile,
  context: DataContext,
  report: Report,
): HotelModel[] {
  const file = 'data/hotels.yaml';
  checkFields(file, 'hotels', source.hotels, ['id', 'name'], report);
  checkForeignIds(source, report);
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
    checkTerm(hotel.kind, 'propertyKinds', { file, path: [...path, 'kind'] }, context.vocabularies, report);
    if (hotel.page !== undefined) checkEntry(hotel.page, { file, path: [...path, 'page'] }, context, report);
    const image = `hotels/${hotel.name}`;
    const picture = findPicture(image, { file, path: [...path, 'name'] }, context, report);
    return {
      ...hotel,
      image,
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      blurhash: picture?.blurhash ?? '',
      locales: completeNames(
        hotel.name,
        { file, path: [...path, 'locales'] },
        hotel.locales,
        context.locales,
        report,
      ),
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
  checkFields(file, 'destinations', source.destinations, ['id', 'page'], report);
  return source.destinations.map((destination, index) => {
    checkEntry(destination.page, { file, path: ['destinations', index, 'page'] }, context, report);
    const image = `destinations/${destination.page}`;
    findPicture(image, { file, path: ['destinations', index, 'page'] }, context, report);
    return {
      ...destination,
      image,
      names: completeNames(
        destination.page,
        { file, path: ['destinations', index, 'names'] },
        destination.names,
        context.locales,
        report,
      ),
    };
  });
}

/** Checks that no country is listed twice. */
export function checkCountries(source: CountriesFile, report: Report): CountriesFile['countries'] {
  checkFields('data/countries.yaml', 'countries', source.countries, ['code'], report);
  return source.countries;
}

/** Checks that no two records of a list have the same value in one of some fields. */
function checkFields<T extends object>(
  file: string,
  list: string,
  records: readonly T[],
  fields: readonly (keyof T & string)[],
  report: Report,
): void {
  for (const field of fields) {
    const given = records.map((item, index) => ({ value: item[field], path: [list, index, field] }));
    checkUnique(file, field, given, report);
  }
}
