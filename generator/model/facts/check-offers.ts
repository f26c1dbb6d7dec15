import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { AreaModel, HotelModel } from '../model.ts';
import type { FactsContext } from './check-facts.ts';

type Values = Readonly<Record<string, unknown>>;
type EntryOf = (key: string) => RoutesEntry | undefined;

/** Days as YYYY-MM-DD. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** A property of an offer that cannot give it. */
interface Unfit {
  readonly name: string;
  readonly reason: string;
}

const blocks = ['facts', 'assumed'] as const;

/** Reports an offer on sale after its last stay, and properties that cannot give an offer. */
export function checkOffer(
  area: AreaModel,
  key: string,
  entry: RoutesEntry,
  context: FactsContext,
  entryOf: EntryOf,
  report: Report,
): void {
  const file = entryFile(area.name, key);
  checkSale(file, entry, context, report);
  const reasonOf = (hotel: HotelModel) => findReason(entry, hotel, context, entryOf);
  const named = namedProperties(entry, context);
  for (const { name, path } of named) {
    const hotel = context.hotels.find((one) => one.name === name);
    const reason = hotel && reasonOf(hotel);
    if (reason === undefined) continue;
    report({
      code: 'OFFER_UNFIT',
      message: `“${key}” applies to “${name}”, which ${reason}.`,
      help: 'Remove the property from the list, or correct its facts or those of the offer.',
      at: [{ file, path }],
    });
  }
  if (named.length === 0) checkPlace(file, key, entry, reasonOf, context, report);
}

/** Checks the properties of a place whose offer names none, because it then applies to all of them. */
function checkPlace(
  file: string,
  key: string,
  { place }: RoutesEntry,
  reasonOf: (hotel: HotelModel) => string | undefined,
  { hotels, destinations }: FactsContext,
  report: Report,
): void {
  const id = destinations.find(({ page }) => page === place)?.id;
  const local = hotels.filter(({ destId, page }) => destId === id && page !== undefined);
  const unfit = local.flatMap((hotel): Unfit[] => {
    const reason = reasonOf(hotel);
    return reason === undefined ? [] : [{ name: hotel.name, reason }];
  });
  if (unfit.length === 0) return;
  const fit = local.map(({ name }) => name).filter((name) => unfit.every((one) => one.name !== name));
  const reasons = unfit.map(({ name, reason }) => `“${name}” ${reason}`).join('; ');
  report({
    code: fit.length === 0 ? 'OFFER_NOWHERE' : 'OFFER_UNFIT',
    message: `“${key}” names no property, so it applies to all in ${place}: ${reasons}.`,
    help:
      fit.length === 0
        ? 'Correct the facts of the offer or of a property, or the place.'
        : `Name the properties where it applies; ${fit.join(', ')} can give it.`,
    at: [{ file, path: ['place'] }],
  });
}

/** The properties that an offer names, in its record and in its facts. */
function namedProperties(
  entry: RoutesEntry,
  { declared }: FactsContext,
): readonly { readonly name: string; readonly path: YamlPath }[] {
  const listed = (names: unknown, path: YamlPath) =>
    ((names ?? []) as readonly string[]).map((name, index) => ({ name, path: [...path, index] }));
  const lists = Object.keys(declared).filter((name) => declared[name]?.type === 'properties');
  const stated = blocks.flatMap((block) =>
    lists.flatMap((name) => listed(entry[block]?.[name], [block, name])),
  );
  return [...listed(entry.hotels, ['hotels']), ...stated];
}

/** Why a property cannot give an offer; undefined if it can, or if its facts do not say. */
function findReason(
  offer: RoutesEntry,
  { page, partOf }: HotelModel,
  context: FactsContext,
  entryOf: EntryOf,
): string | undefined {
  const { declared, terms, hotels } = context;
  const described = page ?? hotels.find(({ name }) => name === partOf)?.page;
  const [wanted, given] = [
    valuesOf(offer),
    valuesOf(described === undefined ? undefined : entryOf(described)),
  ];
  const lacks = (name: string, some: readonly string[]) => {
    const own = given[name] as readonly string[] | undefined;
    return own !== undefined && some.length > 0 && !some.some((term) => own.includes(term));
  };
  const closes = findClosing(offer, context);
  for (const [name, { type, of = '', kinds, role }] of Object.entries(declared)) {
    const closed = role === 'open' ? closes(given[name]) : undefined;
    if (closed !== undefined) return closed;
    if (type !== 'terms' || !kinds.includes('offer')) continue;
    const chosen = (wanted[name] ?? []) as readonly string[];
    if (lacks(name, chosen)) return `has none of its ${name}: ${chosen.join(', ')}`;
    for (const term of chosen)
      for (const [needed, some] of Object.entries(terms.get(of)?.[term]?.needs ?? {}))
        if (lacks(needed, some)) return `has no ${some.join(' or ')}, which “${term}” needs`;
  }
  return undefined;
}

function valuesOf(entry: RoutesEntry | undefined): Values {
  return { ...entry?.facts, ...entry?.assumed };
}

function daysOf(entry: RoutesEntry, role: 'booking' | 'stay', declared: FactsContext['declared']): Days {
  const name = Object.keys(declared).find((fact) => declared[fact]?.role === role);
  return name === undefined ? {} : ((valuesOf(entry)[name] ?? {}) as Days);
}

/** For a season, which may extend into the next year: why an offer’s stays do not fit in it; undefined if they do. */
function findClosing(
  offer: RoutesEntry,
  { declared, terms }: FactsContext,
): (season: unknown) => string | undefined {
  const { from, to } = daysOf(offer, 'stay', declared);
  const chosen = Object.entries(valuesOf(offer)).flatMap(([name, values]) => {
    const of = terms.get(declared[name]?.of ?? '');
    return Array.isArray(values) ? values.map((term) => of?.[term as string]) : [];
  });
  const isPartly = chosen.some((term) => term?.whileOpen === true);
  return (season) => {
    if (!Array.isArray(season) || from === undefined || to === undefined) return undefined;
    const [first, last] = season as [number, number];
    const isOpen = (month: number) =>
      first <= last ? month >= first && month <= last : month >= first || month <= last;
    const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
    const months = Array.from(
      { length: Math.max(0, monthOf(to) - monthOf(from) + 1) },
      (_, index) => ((monthOf(from) + index) % 12) + 1,
    );
    if (months.every(isOpen)) return undefined;
    if (!months.some(isOpen)) return 'is closed during its stays';
    return isPartly ? undefined : 'is closed during some of its stays, and no term of the offer says so';
  };
}

function checkSale(file: string, entry: RoutesEntry, { declared }: FactsContext, report: Report): void {
  const last = daysOf(entry, 'stay', declared).to;
  for (const block of blocks)
    for (const [name, value] of Object.entries(entry[block] ?? {})) {
      const { to } = (declared[name]?.role === 'booking' ? value : {}) as Days;
      if (to === undefined || last === undefined || to <= last) continue;
      report({
        code: 'FACT_IMPOSSIBLE',
        message: `It can be booked until ${to}, after its last day of stay, ${last}.`,
        help: 'Correct one of the two days.',
        at: [{ file, path: [block, name, 'to'] }],
      });
    }
}
