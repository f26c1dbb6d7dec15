import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { AreaSource } from '../../spec/files/spec-source.ts';
import type { FactDeclaration } from '../../spec/schema/facts/fact-declarations.ts';
import { type Area, areaFile, entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import { checkGallery } from '../media/build-media.ts';
import type { FactsModel, HotelModel, PageModel } from '../model.ts';
import { checkAgreements, checkStart, collectAgreements } from './check-agreements.ts';
import { checkAnswers, collectStated, termsAskedFor } from './check-answers.ts';
import { checkFactValues } from './check-fact-values.ts';
import { checkFacts, checkHeadline, type FactsContext } from './check-facts.ts';
import { checkOffer } from './check-offers.ts';
import { checkReduction } from './check-reductions.ts';

/** The facts of every entry that has a page, checked, with defaults filled in. */
export function buildFacts(
  sources: ReadonlyMap<Area, AreaSource>,
  context: FactsContext,
  report: Report,
): readonly FactsModel[] {
  const startArea = createPictureChooser(
    context.pictures.map(({ name }) => name),
    report,
  );
  const entryOf = (key: string) =>
    [...sources.values()].map(({ entries }) => entries.get(key)).find((entry) => entry !== undefined);
  const agreements = collectAgreements(context.declared, context.terms, context.incomplete, report);
  const { declared, showsAssumed } = context;
  const ofProperties = { declared, stated: collectStated(sources, declared, showsAssumed) };
  return context.areas.flatMap((area) => {
    const source = sources.get(area.name);
    if (source === undefined) return [];
    const ofArea = { wanted: source.picture, at: { file: areaFile(area.name), path: ['picture'] } };
    const choosePicture = startArea();
    return area.entries.flatMap(({ key, pages }) => {
      const entry = source.entries.get(key);
      if (entry === undefined) return [];
      checkFacts(area, key, entry, context, report);
      checkFactValues(area, key, entry, context, report);
      checkGallery(entryFile(area.name, key), entry.pictures ?? [], context, report);
      if (area.kind === 'offer') checkHeadline(area.name, key, entry, report);
      if (!context.incomplete) checkAnswers(area.name, key, entry, ofProperties, report);
      checkAgreements(area.name, key, entry, context.declared, agreements, report);
      if (pages.length === 0) return [];
      if (area.kind === 'offer') {
        checkOffer(area, key, entry, context, entryOf, report);
        checkReduction(area, key, entry, context, report);
      }
      if (area.kind === 'tour' && key !== area.listing)
        checkStart(area.name, key, entry, context.declared, report);
      const ofRecord = pictureOfRecord(key, context);
      const inherited = ofRecord === undefined ? ofArea : { wanted: ofRecord };
      const own = { wanted: entry.picture, at: { file: entryFile(area.name, key), path: ['picture'] } };
      return [
        {
          key,
          hotels: entry.hotels ?? hotelsOfPage(key, context.hotels),
          themes: entry.themes ?? [],
          topics: entry.topics ?? [],
          headline: headlineOf(entry),
          purpose: entry.purpose ?? 'text',
          visit: entry.visit,
          answers: entry.answers && {
            ...entry.answers,
            terms: termsAskedFor(entry.answers, context, ofProperties.stated),
          },
          picture: choosePicture({ pages, ...(entry.picture === undefined ? inherited : own) }),
          pictures: entry.pictures ?? [],
          ...valuesOf(entry, context),
        },
      ];
    });
  });
}

/** The values that pages show: one term as a list, and terms in the order of their vocabulary, alike on all pages. */
function valuesOf(
  { facts = {}, assumed = {} }: RoutesEntry,
  { declared, terms, showsAssumed }: FactsContext,
) {
  const shown = showsAssumed ? { ...facts, ...assumed } : facts;
  return {
    values: listTerms(shown, declared, terms),
    assumed: showsAssumed ? Object.keys(declared).filter((name) => assumed[name] !== undefined) : [],
  };
}

function listTerms(
  values: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<string, Pick<FactDeclaration, 'type' | 'of' | 'columns'>>>,
  terms: FactsContext['terms'],
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(values).map(([name, value]) => {
    const { type, of = '', columns = {} } = declared[name] ?? {};
    if (type === 'term') return [name, [value]];
    if (type === 'terms') {
      const order = Object.keys(terms.get(of) ?? {});
      const inOrder = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);
      return [name, (value as readonly string[]).toSorted(inOrder)];
    }
    if (type !== 'rows') return [name, value];
    return [
      name,
      (value as readonly Readonly<Record<string, unknown>>[]).map((row) => listTerms(row, columns, terms)),
    ];
  });
  return Object.fromEntries(entries);
}

function hotelsOfPage(key: string, hotels: readonly HotelModel[]): string[] {
  return hotels.filter((hotel) => hotel.page === key).map((hotel) => hotel.name);
}

/** The picture of the page's property or place. */
function pictureOfRecord(key: string, { hotels, destinations }: FactsContext): string | undefined {
  const place = destinations.find((record) => record.page === key);
  return place?.image ?? hotels.find((hotel) => hotel.page === key)?.image;
}

function headlineOf({ headline }: RoutesEntry): FactsModel['headline'] {
  if (headline === undefined) return undefined;
  const { upTo, percent, from } = headline;
  if (upTo !== undefined) return { kind: 'upTo', value: upTo };
  return percent === undefined ? { kind: 'from', value: from ?? 0 } : { kind: 'percent', value: percent };
}

/** An entry that needs a picture. */
interface PicturedEntry {
  readonly pages: readonly PageModel[];
  /** A picture, or a family of pictures; undefined for any. */
  readonly wanted: string | undefined;
  /** The origin of the request; left out where it has been checked. */
  readonly at?: Origin;
}

/**
 * Makes the chooser of pictures. Called for an area, it returns the chooser for the area’s entries in spec order. Pictures
 * of a family are used in turn within an area, skipping the picture of the preceding entry of a listing in any locale.
 * @param names all pictures as `family/member`; without any, each entry gets the picture it requests
 */
function createPictureChooser(
  names: readonly string[],
  report: Report,
): () => (entry: PicturedEntry) => string {
  const families = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('/')));
  const last = new Map<string, string>();
  const reported = new Set<Origin>();
  const findMembers = ({ wanted, at }: PicturedEntry): readonly string[] => {
    if (wanted === undefined) return names;
    if (names.includes(wanted) || names.length === 0) return [wanted];
    const members = families.get(wanted);
    if (members !== undefined || at === undefined || reported.has(at)) return members ?? [];
    reported.add(at);
    report({
      code: 'MEDIA_UNKNOWN',
      message: `There is no picture or family of pictures “${wanted}”.`,
      help: `${didYouMean(wanted, [...families.keys(), ...names])}Name a picture or a folder of spec/media.`,
      at: [at],
    });
    return [];
  };
  return () => {
    const turns = new Map<string, number>();
    return (entry) => {
      const family = entry.wanted ?? '';
      const members = findMembers(entry);
      const listings = entry.pages
        .filter((page) => page.indexable && page.parent !== undefined)
        .map((page) => `${page.locale} ${page.parent}`);
      const taken = new Set(listings.map((listing) => last.get(listing)));
      const start = turns.get(family) ?? 0;
      const inTurn = members.map((_, step) => (start + step) % members.length);
      const index = inTurn.find((candidate) => !taken.has(members[candidate])) ?? inTurn[0] ?? 0;
      turns.set(family, index + 1);
      const chosen = members[index] ?? '';
      for (const listing of listings) last.set(listing, chosen);
      return chosen;
    };
  };
}
