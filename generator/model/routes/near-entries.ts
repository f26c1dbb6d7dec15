import type { AreaSource } from '../../spec/files/spec-source.ts';
import type { Area } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { AbsentEntryModel, AreaModel } from '../model.ts';

const most = 4;

/**
 * The entries without a page in any language, each with similar entries of its area: first those of the same property,
 * then of the same place, then with shared topics or words in the key. The area's listing page comes last.
 */
export function findNearEntries(
  areas: readonly AreaModel[],
  sources: ReadonlyMap<Area, AreaSource>,
): readonly AbsentEntryModel[] {
  return areas.flatMap(({ name, listing, unlisted, entries }) => {
    const source = sources.get(name)?.entries;
    const others = entries.filter(
      ({ key, pages }) => pages.some(({ indexable }) => indexable) && key !== listing && !unlisted.has(key),
    );
    const absent = entries.filter(({ key, pages }) => pages.length === 0 && !isRedirected(source?.get(key)));
    // By trait, the others that have it: comparing each pair takes minutes where there are thousands.
    const namesOf = (key: string) => new Set(traitsOf(key, source?.get(key)).map(([trait]) => trait));
    const traits = others.flatMap(({ key }, index) => [...namesOf(key)].map((trait) => ({ trait, index })));
    const having = Map.groupBy(traits, ({ trait }) => trait);
    return absent.map(({ key }) => {
      const closeness = new Array<number>(others.length).fill(0);
      for (const [trait, weight] of traitsOf(key, source?.get(key)))
        for (const { index } of having.get(trait) ?? [])
          closeness[index] = weight === ofProperty ? weight : (closeness[index] ?? 0) + weight;
      const near: string[] = [];
      while (near.length < Math.min(most, others.length)) {
        // Of equals, the first in spec order.
        const nearest = closeness.indexOf(Math.max(...closeness));
        closeness[nearest] = -1;
        near.push(others[nearest]?.key ?? '');
      }
      return { key, near: listing === undefined ? near : [...near, listing] };
    });
  });
}

/** More than all other traits together; several shared properties count once, so they come first. */
const ofProperty = 100;

/** The traits of an entry with their weights. */
function traitsOf(
  key: string,
  entry: Partial<RoutesEntry> = {},
): (readonly [name: string, weight: number])[] {
  const { hotels = [], place, themes = [], topics = [] } = entry;
  return [
    ...hotels.map((name) => [`hotel ${name}`, ofProperty] as const),
    ...(place === undefined ? [] : [[`place ${place}`, 10] as const]),
    ...themes.map((name) => [`theme ${name}`, 3] as const),
    ...topics.map((name) => [`topic ${name}`, 3] as const),
    ...key.split('-').map((word) => [`word ${word}`, 2] as const),
  ];
}

function isRedirected(entry: RoutesEntry | undefined): boolean {
  return Object.keys(entry?.locales ?? {}).length > 0;
}
