import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { HotelsSource, SpecSource } from '../../spec/files/spec-source.ts';
import { type CountriesFile, type DestinationsFile, hotelFile } from '../../spec/schema/facts/data.ts';
import type { MailProvidersFile } from '../../spec/schema/forms/form-lists.ts';
import { findPicture, type PictureContext } from '../media/build-pictures.ts';
import type { DestinationRecord, HotelModel, LocalesModel } from '../model.ts';
import { checkEntry, checkUnique, type EntryContext, listItems } from '../site/check-names.ts';
import { completeNames } from '../site/locales.ts';
import type { VocabulariesModel } from './facts-model.ts';
import { checkTerm, checkVocabularies } from './vocabularies.ts';

/** Data for the checks of records. */
interface DataContext extends EntryContext, PictureContext {
  readonly locales: LocalesModel;
  readonly vocabularies: VocabulariesModel;
}

/** The records of spec/data; hotels and destinations are undefined where their files are missing or faulty. */
export interface RecordsModel {
  readonly vocabularies: VocabulariesModel;
  readonly destinations: readonly DestinationRecord[] | undefined;
  readonly hotels: readonly HotelModel[] | undefined;
  readonly countries: CountriesFile['countries'];
  readonly mailProviders: MailProvidersFile['mailProviders'];
}

/** Builds the records, each checked against the others. */
export function buildRecords(
  source: SpecSource,
  context: Omit<DataContext, 'vocabularies'>,
  report: Report,
): RecordsModel {
  const vocabularies = checkVocabularies(source.vocabularies, context.locales, report);
  const data = { ...context, vocabularies };
  const { countries = [] } = source.countries ?? {};
  const { mailProviders = [] } = source.mailProviders ?? {};
  const destinations = source.destinations && checkDestinations(source.destinations, data, report);
  const hotels =
    source.hotels && source.destinations && checkHotels(source.hotels, source.destinations, data, report);
  checkFields('data/countries.yaml', 'countries', countries, ['code'], report);
  const domains = mailProviders.flatMap((provider, index) =>
    listItems(provider.domains, ['mailProviders', index, 'domains']),
  );
  checkUnique('data/mail-providers.yaml', 'domain', domains, report);
  return { vocabularies, destinations, hotels, countries, mailProviders };
}

/** Checks the hotel records; returns them with a name in every locale, and their pictures. */
function checkHotels(
  source: HotelsSource,
  destinations: DestinationsFile,
  context: DataContext,
  report: Report,
): HotelModel[] {
  checkForeignIds(source, report);
  const known = destinations.destinations.map((destination) => destination.id);
  return source.hotels.map((hotel) => {
    const file = hotelFile(hotel.name);
    if (!known.includes(hotel.destId)) {
      report({
        code: 'RECORD_UNKNOWN',
        message: `There is no destination with the id ${hotel.destId}.`,
        help: `The ids are ${known.join(', ')}; destinations are in data/destinations.yaml.`,
        at: [{ file, path: ['destId'] }],
      });
    }
    checkTerm(hotel.kind, 'propertyKinds', { file, path: ['kind'] }, context.vocabularies, report);
    if (hotel.page !== undefined) checkEntry(hotel.page, { file, path: ['page'] }, context, report);
    if (hotel.partOf !== undefined) {
      const whole = source.hotels.filter(({ page }) => page !== undefined).map(({ name }) => name);
      if (!whole.includes(hotel.partOf))
        report({
          code: 'RECORD_UNKNOWN',
          message: `There is no property “${hotel.partOf}” with a page of its own.`,
          help: `${didYouMean(hotel.partOf, whole)}Name the property on whose page the units are described.`,
          at: [{ file, path: ['partOf'] }],
        });
    }
    const image = `hotels/${hotel.name}`;
    const picture = findPicture(image, { file, offset: 0 }, context, report);
    return {
      ...hotel,
      image,
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      blurhash: picture?.blurhash ?? '',
      locales: completeNames(hotel.name, { file, path: ['locales'] }, hotel.locales, context.locales, report),
    };
  });
}

/** Checks the destination records; returns them with a name in every locale, and their pictures. */
function checkDestinations(
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

/** Checks that each property has every declared id of another system, in its form, and no other. */
function checkForeignIds({ ids, hotels }: HotelsSource, report: Report): void {
  for (const hotel of hotels) {
    const file = hotelFile(hotel.name);
    const path = ['ids'];
    for (const [name, { system, type }] of Object.entries(ids)) {
      const value = hotel.ids[name];
      if (value === undefined) {
        report({
          code: 'FIELD_MISSING',
          message: `The property “${hotel.name}” has no ${name}.`,
          help: `Add “${name}: …” – its id in this system: ${system}.`,
          at: [{ file, path, on: 'key' }],
        });
      } else if ((typeof value === 'number') !== (type === 'number')) {
        report({
          code: 'FIELD_TYPE',
          message: `The ${name} of “${hotel.name}” is not a ${type}.`,
          help: type === 'number' ? 'Write it without quotes.' : `Write it in quotes: "${value}".`,
          at: [{ file, path: [...path, name] }],
        });
      }
    }
    for (const name of Object.keys(hotel.ids).filter((known) => !Object.hasOwn(ids, known))) {
      report({
        code: 'FIELD_UNKNOWN',
        message: `There is no id “${name}” of another system.`,
        help: `${didYouMean(name, Object.keys(ids))}Declare it in data/hotels/_ids.yaml, or remove it.`,
        at: [{ file, path: [...path, name], on: 'key' }],
      });
    }
  }
  for (const [name, { unique }] of Object.entries(ids)) {
    if (!unique) continue;
    const given = hotels.map((hotel) => ({
      value: hotel.ids[name],
      path: ['ids', name],
      file: hotelFile(hotel.name),
    }));
    checkUnique('', name, given, report);
  }
}
