import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { compareOrder } from '../../spec/files/collect-areas.ts';
import type { AreaSource, SpecSource } from '../../spec/files/spec-source.ts';
import { type Area, areaFile, entryFile } from '../../spec/schema/routes/areas.ts';
import type { AreaModel, LocalesModel, PageModel } from '../model.ts';
import { checkEntry, type EntryContext } from '../site/check-names.ts';
import { checkScripts } from './check-areas.ts';
import { checkHome, checkPaths } from './check-paths.ts';
import { type DraftPage, draftPages, resolveParents } from './draft-pages.ts';
import { makeTitlesUnique, resolveTexts } from './resolve-texts.ts';

/** The route tables, and data for checks of references. */
export interface BuiltRoutes {
  readonly areas: readonly AreaModel[];
  readonly drafts: readonly DraftPage[];
  readonly byPath: ReadonlyMap<string, DraftPage>;
  readonly allKeys: ReadonlySet<string>;
  /** Keys of the entries that have a page in at least one locale. */
  readonly publishedKeys: ReadonlySet<string>;
  /** Whether an entry or a page had to be left out. */
  readonly incomplete: boolean;
}

/** Names of places by the key of the destination's page, then by locale code. */
type Places = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Resolves every entry of every area into pages. */
export function buildRoutes(source: SpecSource, locales: LocalesModel, report: Report): BuiltRoutes {
  const { destinations = [] } = source.destinations ?? {};
  const places: Places = new Map(destinations.map((record) => [record.page, record.names]));
  const present = [...source.routes]
    .map(([area, own]) => ({ area, source: own }))
    .sort((one, other) => compareOrder(one.source, other.source) || (one.area < other.area ? -1 : 1));
  const allKeys = collectKeys(present, report);
  for (const { area, source } of present) checkScripts(area, source, report);
  const areaDrafts = present.map(({ area, source }) => draftPages(area, source, locales, report));
  const drafts = areaDrafts.flatMap((area) => area.drafts);
  const incomplete = source.incomplete || areaDrafts.some((area) => area.incomplete);
  const byPath = checkPaths(drafts, locales, report);

  const published = drafts.filter((draft) => draft.texts.redirect === undefined);
  if (!incomplete) checkHome(published, locales, report);
  const byKey = Map.groupBy(published, (draft) => draft.key);
  const publishedKeys = new Set(byKey.keys());
  checkReferences(present, { allKeys, publishedKeys, incomplete, places }, report);
  const texts = new Map([...byKey.values()].flatMap((entry) => [...resolveTexts(entry, locales, report)]));
  const listings = new Map(
    present.flatMap(({ area, source }) =>
      source.listing === undefined ? [] : [[area, source.listing] as const],
    ),
  );
  const parents = resolveParents(published, listings);
  const sectionTitles = new Map(
    [...texts].map(([draft, { title }]) => [`${draft.locale} ${draft.key}`, title]),
  );
  const documentTitles = makeTitlesUnique(
    [...texts].map(([draft, { title, titleLocale }]) => ({
      draft,
      title,
      own: titleLocale === undefined,
      place: draft.place === undefined ? undefined : places.get(draft.place)?.[draft.locale],
      section: sectionTitles.get(`${draft.locale} ${listings.get(draft.area)}`),
    })),
    report,
  );
  const pages = new Map<DraftPage, PageModel>();
  for (const [draft, { title, titleLocale, summary, summaryLocale }] of texts) {
    const { key, area, locale, controller, path, slug, place } = draft;
    // In an order that is easy to read in a diff of generated tables.
    pages.set(draft, {
      key,
      area,
      locale,
      controller,
      path,
      slug,
      title,
      titleLocale,
      documentTitle: documentTitles.get(draft) ?? title,
      summary,
      summaryLocale,
      keywords: draft.texts.keywords,
      indexable: !draft.noindex && draft.texts.title !== '',
      parent: parents.get(draft),
      place,
      ...draft.days,
    });
  }
  const builtAreas = present.map(({ area, source }) => ({
    name: area,
    kind: source.kind,
    listing: source.listing,
    counted: source.counted,
    all: source.all,
    atProperty: source.atProperty,
    entries: [...source.entries.keys()].map((key) => ({
      key,
      pages: (byKey.get(key) ?? [])
        .filter((draft) => draft.area === area)
        .flatMap((draft) => pages.get(draft) ?? []),
    })),
    visited: new Set([...source.entries].flatMap(([key, { visit }]) => (visit === undefined ? [] : [key]))),
    unlisted: new Set(
      drafts.filter((draft) => draft.area === area && !draft.listed).map((draft) => draft.key),
    ),
  }));
  return { areas: builtAreas, drafts, byPath, allKeys, publishedKeys, incomplete };
}

function collectKeys(present: readonly { area: Area; source: AreaSource }[], report: Report): Set<string> {
  const first = new Map<string, Area>();
  for (const { area, source } of present) {
    for (const key of source.entries.keys()) {
      const taken = first.get(key);
      if (taken === undefined) {
        first.set(key, area);
        continue;
      }
      report({
        code: 'ENTRY_KEY_TAKEN',
        message: `The key “${key}” is used in two areas, ${area} and ${taken}.`,
        help: `Give one of them another key, such as “${key}-${area}”, and keep its address with “slug: "${key}"”.`,
        at: [area, taken].map((name) => ({ file: entryFile(name, key), offset: 0 })),
      });
    }
  }
  return new Set(first.keys());
}

function checkReferences(
  present: readonly { area: Area; source: AreaSource }[],
  context: EntryContext & { readonly places: Places },
  report: Report,
): void {
  for (const { area, source } of present) {
    if (source.listing !== undefined)
      checkEntry(source.listing, { file: areaFile(area), path: ['listing'] }, context, report);
    for (const [key, { place }] of source.entries) {
      if (place === undefined || context.places.has(place) || context.incomplete) continue;
      report({
        code: 'ENTRY_UNKNOWN',
        message: `There is no destination “${place}”.`,
        help: `${didYouMean(place, context.places.keys())}Destinations are in data/destinations.yaml.`,
        at: [{ file: entryFile(area, key), path: ['place'] }],
      });
    }
  }
}
