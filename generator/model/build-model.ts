import type { Report } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../run/cache.ts';
import type { SpecSource } from '../spec/files/spec-source.ts';
import { buildApi } from './api/build-api.ts';
import { buildContent } from './content/build-content.ts';
import { checkPromises, listPromises } from './content/check-promises.ts';
import { buildFactDeclarations, buildTerms } from './facts/build-fact-declarations.ts';
import { buildFacts } from './facts/build-facts.ts';
import { buildRecords } from './facts/build-records.ts';
import { checkVocabulariesUsed } from './facts/check-fact-declarations.ts';
import { buildForms } from './forms/build-forms.ts';
import { checkFormTargets } from './forms/check-form-targets.ts';
import { buildMap } from './map/build-map.ts';
import { buildMedia } from './media/build-media.ts';
import { buildMessages } from './messages/build-messages.ts';
import type { AreaModel, Model, PageModel, Previous } from './model.ts';
import { buildRedirects } from './routes/build-redirects.ts';
import { buildRoutes } from './routes/build-routes.ts';
import { checkAreas } from './routes/check-areas.ts';
import { checkDays } from './routes/check-days.ts';
import { checkVanished } from './routes/check-paths.ts';
import { datePages } from './routes/date-pages.ts';
import { findNearEntries } from './routes/near-entries.ts';
import { checkMessage } from './site/check-names.ts';
import { checkGlossary, checkSite, timeZoneOf } from './site/check-site.ts';
import { buildLocales } from './site/locales.ts';
import { traceTranslations } from './texts/trace-translations.ts';

/** The clock and the cache of a run. */
export interface ModelTools {
  /** Milliseconds since 1970; called only where a text is new or has changed, or an entry declares a date. */
  readonly now: () => number;
  /** Cache of bodies that earlier runs have built. */
  readonly cache?: Cache | undefined;
}

/**
 * Resolves and checks the whole spec. All findings go to `report`. Returns undefined if a file is missing without which
 * nothing can be resolved.
 * @param previous records of earlier runs
 */
export async function buildModel(
  source: SpecSource,
  previous: Previous,
  { now, cache }: ModelTools,
  report: Report,
): Promise<Model | undefined> {
  if (source.locales === undefined) return undefined;
  const locales = buildLocales(source.locales, report);
  const messages = buildMessages(source.messages, { locales, incomplete: source.incomplete }, report);
  const routes = buildRoutes(source, locales, report);
  const { areas, allKeys, publishedKeys, incomplete } = routes;
  const redirects = buildRedirects(source.redirects, routes, locales, report);
  checkGlossary(source.glossary, locales, report);
  const media = buildMedia(source, locales, previous.versions, report);
  const entries = { allKeys, publishedKeys, incomplete };
  const records = buildRecords(source, { ...entries, locales, pictures: media.pictures }, report);
  const { vocabularies, hotels, destinations, countries, mailProviders } = records;
  const hasApi = source.api !== undefined || source.incomplete;
  const site = source.site && checkSite(source.site, { ...entries, messages, locales, hasApi }, report);
  const forms = buildForms(source, { ...entries, messages, locales, areas }, report);
  const lists = { locales: locales.list.map(({ code }) => code), errorKeys: forms.errorKeys };
  const api = source.api && buildApi(source.api, lists, report);
  if (api !== undefined) checkFormTargets(forms.forms, api, report);
  const { pageForms } = forms;
  const content = await buildContent(
    source,
    { ...entries, ...media, locales, areas, pageForms },
    cache,
    report,
  );
  const promising = listPromises(source.routes, { areas, pageForms });
  if (!source.incomplete) checkPromises(promising, content, areas, report);
  const publishedPaths = [...new Set([...routes.byPath.keys(), ...redirects.map(({ from }) => from)])].sort();
  if (!incomplete) checkVanished(previous.paths, new Set(publishedPaths), report);
  if (!site || !hotels || !destinations) return undefined;
  if (!incomplete) checkDays({ ...entries, areas, site, pageForms, destinations }, report);
  const declared = source.facts ?? {};
  const declaredFacts = buildFactDeclarations(declared, { terms: source.terms, locales }, report);
  checkVocabulariesUsed(source, report);
  const showsAssumed = site.assumedFacts !== 'hidden';
  const { terms } = source;
  const factsContext = { ...media, areas, hotels, destinations, vocabularies, declared, terms, showsAssumed };
  const facts = buildFacts(source.routes, { ...factsContext, incomplete: source.incomplete }, report);
  const mapContext = { areas, declared, facts, destinations, terms: source.terms };
  const map = source.map && buildMap(source.map, mapContext, report);
  const messageContext = { messages, incomplete: source.incomplete };
  checkAreas(areas, messageContext, report);
  for (const { name, counted, phrase } of declaredFacts) {
    const at = (field: string) => ({ file: 'data/facts.yaml', path: [name, field] });
    if (counted !== undefined) checkMessage(counted, ['count'], at('counted'), messageContext, report);
    if (phrase !== undefined) checkMessage(phrase, ['value'], at('phrase'), messageContext, report);
  }
  const today = createToday(now, timeZoneOf(source.site));
  const dated = datePages(source.routes, { areas, content, previous: previous.texts, today }, report);
  return {
    site,
    look: source.look ?? {},
    locales,
    areas,
    declaredFacts,
    terms: buildTerms(terms, { ...media, locales, incomplete: source.incomplete }, report),
    facts,
    absent: findNearEntries(areas, source.routes),
    redirects,
    messages,
    vocabularies,
    hotels,
    foreignIds: source.hotels?.ids ?? {},
    destinations: destinations.map((record) => ({ record, pages: pagesOf(record.page, areas) })),
    map,
    countries,
    mailProviders,
    ...media,
    forms,
    content,
    promising,
    api,
    publishedPaths,
    ...dated,
    ...traceTranslations(source.texts, previous.sources),
  };
}

/** The day in a time zone as YYYY-MM-DD; the clock is read once, when the day is asked for. */
function createToday(now: () => number, timeZone: string): () => string {
  let day: string | undefined;
  return () => {
    day ??= new Date(now()).toLocaleDateString('sv-SE', { timeZone });
    return day;
  };
}

/** The pages of an entry, by locale code. */
function pagesOf(key: string, areas: readonly AreaModel[]): ReadonlyMap<string, PageModel> {
  const entry = areas.flatMap((area) => area.entries).find((candidate) => candidate.key === key);
  return new Map((entry?.pages ?? []).map((page) => [page.locale, page]));
}
