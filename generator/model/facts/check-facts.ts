import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FactsFile, TermsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { type Area, entryFile, type PageKind } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { GalleryContext } from '../media/build-media.ts';
import type { AreaModel, DestinationRecord, HotelModel } from '../model.ts';
import type { VocabulariesModel } from './facts-model.ts';
import { checkTerm } from './vocabularies.ts';

/** Data for resolving facts. */
export interface FactsContext extends GalleryContext {
  readonly areas: readonly AreaModel[];
  readonly hotels: readonly HotelModel[];
  readonly destinations: readonly DestinationRecord[];
  readonly vocabularies: VocabulariesModel;
  /** Declarations of facts. */
  readonly declared: FactsFile;
  readonly terms: ReadonlyMap<string, TermsFile>;
  /** Whether pages show assumed facts. */
  readonly showsAssumed: boolean;
}

/** Kinds of pages where each fact means something; a picture does everywhere. */
export const kindsOfFacts = {
  hotels: ['offer', 'restaurant', 'wellness', 'activity', 'venue', 'article'],
  themes: ['offer'],
  topics: ['article', 'tour'],
  headline: ['offer'],
  purpose: ['page'],
  answers: ['page'],
  visit: ['tour'],
  pictures: ['property', 'destination'],
} as const satisfies Partial<Record<keyof RoutesEntry, readonly PageKind[]>>;

const fields = Object.keys(kindsOfFacts) as (keyof typeof kindsOfFacts)[];

/** Reports facts that mean nothing in an entry of the area’s kind, and unknown properties and terms. */
export function checkFacts(
  area: AreaModel,
  key: string,
  entry: RoutesEntry,
  { hotels, destinations, vocabularies }: FactsContext,
  report: Report,
): void {
  const file = entryFile(area.name, key);
  for (const field of fields) {
    const allowed: readonly PageKind[] = kindsOfFacts[field];
    if (entry[field] === undefined || allowed.includes(area.kind)) continue;
    report({
      code: 'FIELD_MISPLACED',
      message: `“${field}” means nothing in an entry of ${area.name}, whose kind is ${area.kind}.`,
      help: `Remove it; it is for areas of the kind ${allowed.join(', ')}.`,
      at: [{ file, path: [field], on: 'key' }],
    });
  }
  for (const vocabulary of ['themes', 'topics'] as const) {
    for (const [index, term] of (entry[vocabulary] ?? []).entries()) {
      checkTerm(term, vocabulary, { file, path: [vocabulary, index] }, vocabularies, report);
    }
  }
  checkProperties(entry.hotels ?? [], hotels, { file, path: ['hotels'] }, report);
  checkPlace(file, key, entry, { hotels, destinations }, report);
}

/** Reports a place where none of the properties of an entry is. */
function checkPlace(
  file: string,
  key: string,
  { place, hotels: named = [] }: RoutesEntry,
  { hotels, destinations }: Pick<FactsContext, 'hotels' | 'destinations'>,
  report: Report,
): void {
  if (place === undefined) return;
  const own = hotels.filter(({ name, page }) => page === key || named.includes(name));
  const places = destinations
    .filter(({ id }) => own.some(({ destId }) => destId === id))
    .map(({ page }) => page);
  if (places.length === 0 || places.includes(place)) return;
  const names = own.map(({ name }) => `“${name}”`).join(', ');
  report({
    code: 'FACT_IMPOSSIBLE',
    message: `“${key}” is placed in ${place}, but ${names} ${own.length === 1 ? 'is' : 'are'} in ${places.join(', ')}.`,
    help: 'Correct the place, the properties, or the destination of the property in data/hotels.',
    at: [{ file, path: ['place'] }],
  });
}

/** Reports names that no property has. */
export function checkProperties(
  listed: readonly string[],
  hotels: readonly Pick<HotelModel, 'name'>[],
  { file, path }: { readonly file: string; readonly path: YamlPath },
  report: Report,
): void {
  const names = hotels.map((hotel) => hotel.name);
  for (const [index, name] of listed.entries()) {
    if (names.includes(name)) continue;
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is no property “${name}”.`,
      help: `${didYouMean(name, names)}Properties are the files in data/hotels.`,
      at: [{ file, path: [...path, index] }],
    });
  }
}

/** Reports names that no destination has. */
export function checkPlaces(
  listed: readonly string[],
  destinations: readonly Pick<DestinationRecord, 'page'>[],
  { file, path }: { readonly file: string; readonly path: YamlPath },
  report: Report,
): void {
  const places = destinations.map(({ page }) => page);
  for (const [index, name] of listed.entries()) {
    if (places.includes(name)) continue;
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is no destination “${name}”.`,
      help: `${didYouMean(name, places)}Destinations are in data/destinations.yaml.`,
      at: [{ file, path: [...path, index] }],
    });
  }
}

/** A discount or a price, as written in a title of any language. */
const figure = /\p{Nd}\s*(?:%|€|eur|유로)|[%€]\s*\p{Nd}/iu;

/** Checks an offer’s headline against its own titles; a borrowed title is checked in its own locale. */
export function checkHeadline(
  area: Area,
  key: string,
  { headline, locales }: RoutesEntry,
  report: Report,
): void {
  const file = entryFile(area, key);
  const titles = Object.entries(locales).flatMap(([locale, { title, redirect }]) =>
    title && redirect === undefined ? [{ locale, title }] : [],
  );
  const at = (locale: string): Origin => ({ file, path: ['locales', locale, 'title'] });
  if (headline === undefined) {
    const withFigure = titles.filter(({ title }) => figure.test(title));
    if (withFigure.length === 0) return;
    report({
      code: 'HEADLINE_MISSING',
      message: `Titles of “${key}” contain a figure, but the entry has no headline.`,
      help: 'Add “headline: { upTo: … }” or “{ percent: … }” for a discount, “{ from: … }” for a price in euros.',
      at: withFigure.map(({ locale }) => at(locale)),
    });
    return;
  }
  const [value] = Object.values(headline);
  const wanted = new RegExp(`(?<!\\p{Nd})${value}(?!\\p{Nd})`, 'u');
  const differing = titles.filter(({ title }) => !wanted.test(title));
  if (differing.length === 0) return;
  report({
    code: 'HEADLINE_DIFFERS',
    message: `The headline of “${key}” is ${value}; its title differs in ${differing.map(({ locale }) => locale).join(', ')}.`,
    help: 'Write the figure into each title, or correct the headline.',
    at: [...differing.map(({ locale }) => at(locale)), { file, path: ['headline'] }],
  });
}
