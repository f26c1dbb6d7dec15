import type { Origin, Position } from '../../diagnostics/diagnostic.ts';
import { kindsOfFacts } from '../../model/facts/check-facts.ts';
import type { Model } from '../../model/model.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import { hotelFile } from '../../spec/schema/facts/data.ts';
import { entryFile, type PageKind } from '../../spec/schema/routes/areas.ts';

export function listUnsorted({ areas, vocabularies }: Model, { routes }: SpecSource): readonly string[] {
  return (['themes', 'topics'] as const).flatMap((vocabulary) => {
    const kinds: readonly PageKind[] = vocabularies[vocabulary].size > 0 ? kindsOfFacts[vocabulary] : [];
    return areas
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ name, listing, entries }) =>
        entries
          .filter(({ key, pages }) => pages.length > 0 && key !== listing)
          .filter(({ key }) => routes.get(name)?.entries.get(key)?.[vocabulary] === undefined)
          .map(({ key }) => key),
      );
  });
}

/** How many facts the entries of an area have, of those that entries of its kind may have. */
export interface FactCount {
  readonly area: string;
  readonly known: number;
  readonly assumed: number;
  readonly missing: number;
}

/** A value that is assumed until somebody confirms it. */
interface AssumedFact {
  /** An area, or the folder of properties. */
  readonly of: string;
  /** The key of its entry, or the name of its record. */
  readonly owner: string;
  readonly fact: string;
  readonly at: Origin;
}

/** Counts facts by area. Listings have none; areas whose kind has none are left out. */
export function countFacts({ areas, declaredFacts }: Model, { routes }: SpecSource): readonly FactCount[] {
  const counts: FactCount[] = [];
  for (const { name, kind, listing, entries } of areas) {
    const possible = declaredFacts.filter(({ kinds }) => kinds.includes(kind)).length;
    const described = entries.filter(({ key, pages }) => pages.length > 0 && key !== listing);
    if (possible === 0 || described.length === 0) continue;
    let [known, assumed] = [0, 0];
    for (const { key } of described) {
      const entry = routes.get(name)?.entries.get(key);
      known += Object.keys(entry?.facts ?? {}).length;
      assumed += Object.keys(entry?.assumed ?? {}).length;
    }
    counts.push({ area: name, known, assumed, missing: possible * described.length - known - assumed });
  }
  return counts;
}

/** Every assumed fact of entries and records, by file. */
export function listAssumed({ routes, hotels }: SpecSource): readonly AssumedFact[] {
  const facts: AssumedFact[] = [];
  for (const [area, { entries }] of routes) {
    for (const [key, { assumed = {} }] of entries) {
      const file = entryFile(area, key);
      for (const fact of Object.keys(assumed))
        facts.push({ of: area, owner: key, fact, at: { file, path: ['assumed', fact], on: 'key' } });
    }
  }
  for (const { name, assumed = [] } of hotels?.hotels ?? []) {
    const file = hotelFile(name);
    for (const fact of assumed)
      facts.push({ of: 'data/hotels', owner: name, fact, at: { file, path: [fact], on: 'key' } });
  }
  return facts;
}

type Locate = (origin: Origin) => Position;

/** Explanation of the table of facts. */
export const whatFactsCount =
  'Facts are the same in every language: those that somebody has confirmed, those that are assumed, and those that entries of the kind may have but do not. “npm run spec -- report --assumed” lists the assumed ones.';

/** A table for the terminal: areas by known, assumed and missing facts. */
export function formatFactsText(counts: readonly FactCount[]): string {
  const rows = [
    ['facts', 'known', 'assumed', 'missing'],
    ...counts.map(({ area, known, assumed, missing }) => [area, known, assumed, missing].map(String)),
  ];
  return `${alignRows(rows)}\n\n${whatFactsCount}`;
}

/** Every assumed fact with its place, and how many there are. */
export function formatAssumedText(facts: readonly AssumedFact[], locate: Locate): string {
  if (facts.length === 0) return 'Nothing is assumed.';
  const lines = facts.map(({ owner, fact, at }) => {
    const { file, line, column } = locate(at);
    return `${file}:${line}:${column}  ${fact} of ${owner}`;
  });
  const counts = [...Map.groupBy(facts, ({ of }) => of)].map(([of, { length }]) => [of, String(length)]);
  return `${lines.join('\n')}\n\n${alignRows([...counts, ['all', String(facts.length)]])}`;
}

/** The same for programs. */
export function formatAssumedJson(facts: readonly AssumedFact[], locate: Locate): string {
  const listed = facts.map(({ of, owner, fact, at }) => {
    const { file, line, column } = locate(at);
    return { of, owner, fact, file, line, column };
  });
  return JSON.stringify(listed, null, 2);
}

function alignRows(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', ...values]) =>
      [name.padEnd(width), ...values.map((value) => value.padStart(8))].join(' '),
    )
    .join('\n');
}
