import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { AreaSource } from '../../spec/files/spec-source.ts';
import { type Area, areaFile, type Controller, entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesLocaleEntry } from '../../spec/schema/routes/routes.ts';
import type { EntryDays, LocalesModel } from '../model.ts';
import { findLocale } from '../site/locales.ts';
import { AddressBook } from './address.ts';

/** An entry in one locale with its address, before texts, parent and redirect are resolved. */
export interface DraftPage {
  readonly key: string;
  readonly area: Area;
  readonly locale: string;
  readonly controller: Controller;
  readonly path: string;
  readonly slug: readonly string[] | '';
  readonly place: string | undefined;
  readonly noindex: boolean;
  /** The days on which it is there, and the entry that takes its place afterwards. */
  readonly days: EntryDays;
  /** Whether the area's listing shows it. */
  readonly listed: boolean;
  readonly texts: RoutesLocaleEntry;
}

/** The origin of its locale code in the spec. */
export function localeOrigin({ area, key, locale }: DraftPage): Origin {
  return { file: entryFile(area, key), path: ['locales', locale], on: 'key' };
}

/** The origin of one of its fields in the spec. */
export function fieldOrigin({ area, key, locale }: DraftPage, field: string): Origin {
  return { file: entryFile(area, key), path: ['locales', locale, field], on: 'value' };
}

/** The origin of its address in the spec: its path, its slug, or its locale if both are derived. */
export function addressOrigin(draft: DraftPage): Origin {
  if (draft.texts.path !== undefined) return fieldOrigin(draft, 'path');
  return draft.texts.slug === undefined ? localeOrigin(draft) : fieldOrigin(draft, 'slug');
}

/** The pages of an area, and whether one was left out because it has no valid address. */
interface AreaDrafts {
  readonly drafts: readonly DraftPage[];
  readonly incomplete: boolean;
}

/** Every entry of an area in every locale, in their order; an entry without locales gives no draft. */
export function draftPages(
  area: Area,
  source: AreaSource,
  locales: LocalesModel,
  report: Report,
): AreaDrafts {
  const book = new AddressBook(area, source, report);
  const drafts: DraftPage[] = [];
  let incomplete = false;
  const checkCodes = (map: object, file: string, path: YamlPath) => {
    for (const code of Object.keys(map))
      findLocale(code, locales.list, { file, path: [...path, code], on: 'key' }, report);
  };
  for (const [name, word] of Object.entries(source.words ?? {}))
    if (typeof word !== 'string') checkCodes(word, areaFile(area), ['words', name]);
  for (const [key, entry] of source.entries) {
    const file = entryFile(area, key);
    const name = entry.pattern ?? Object.keys(source.patterns)[0] ?? '';
    const pattern = Object.hasOwn(source.patterns, name) ? source.patterns[name] : undefined;
    if (pattern === undefined) {
      incomplete = true;
      report({
        code: 'PATTERN_UNKNOWN',
        message: `The area has no pattern “${name}”.`,
        help: `${didYouMean(name, Object.keys(source.patterns))}Add it under “patterns:”, or use one of the area’s.`,
        at: [{ file, path: ['pattern'] }],
      });
      continue;
    }
    checkCodes(entry.locales, file, ['locales']);
    for (const { code: locale, prefix } of locales.list) {
      const texts = entry.locales[locale];
      if (texts === undefined) continue;
      const address = book.resolve(pattern, key, locale, texts);
      if (address === undefined) {
        incomplete = true;
        continue;
      }
      drafts.push({
        key,
        days: { from: entry.from, until: entry.until, successor: entry.then },
        area,
        locale,
        controller: texts.controller ?? pattern.controller,
        path: prefix + address.path,
        slug: address.slug,
        place: entry.place,
        noindex: entry.noindex ?? false,
        listed: pattern.listed ?? true,
        texts,
      });
    }
  }
  return { drafts, incomplete };
}

/**
 * The parent of each page in its locale: the page with the longest slug list that begins its own, else its area's listing,
 * else the home page. The home page has none.
 */
export function resolveParents(
  drafts: readonly DraftPage[],
  listings: ReadonlyMap<string, string>,
): ReadonlyMap<DraftPage, string | undefined> {
  const bySlug = new Map<string, DraftPage>();
  const byKey = new Map<string, DraftPage>();
  const homes = new Map<string, string>();
  for (const draft of drafts) {
    byKey.set(`${draft.locale} ${draft.key}`, draft);
    if (draft.slug === '') homes.set(draft.locale, draft.key);
    else bySlug.set(`${draft.locale} ${draft.slug.join('/')}`, draft);
  }
  const parents = new Map<DraftPage, string | undefined>();
  for (const draft of drafts) parents.set(draft, parentOf(draft));
  return parents;

  function parentOf(draft: DraftPage): string | undefined {
    if (draft.slug === '') return undefined;
    for (let length = draft.slug.length - 1; length > 0; length -= 1) {
      const above = bySlug.get(`${draft.locale} ${draft.slug.slice(0, length).join('/')}`);
      if (above !== undefined && !leadsTo(above, draft)) return above.key;
    }
    const listing = draft.listed ? listings.get(draft.area) : undefined;
    const listingPage = listing === undefined ? undefined : byKey.get(`${draft.locale} ${listing}`);
    const isBelow =
      listingPage?.slug !== '' && listingPage?.slug.join('/').startsWith(`${draft.slug.join('/')}/`);
    if (listingPage !== undefined && !isBelow && !leadsTo(listingPage, draft)) return listing;
    return homes.get(draft.locale);
  }

  /** Whether a page is the other or a descendant of it: areas may list each other's listings. */
  function leadsTo(page: DraftPage, other: DraftPage): boolean {
    let at: DraftPage | undefined = page;
    while (at !== undefined && at !== other) at = byKey.get(`${at.locale} ${parents.get(at)}`);
    return at === other;
  }
}
